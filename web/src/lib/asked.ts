// What is asked at a table that waits for the reader, as its prompt says it.
import { get, type Row, type TableView } from './api.ts';
import { thingsOf } from './fluent.ts';
import { language } from './language.svelte.ts';
import { people } from './people.ts';

export async function askedAt({ id, game }: Row): Promise<string | null> {
  const [{ view, seats, printed }] = await Promise.all([
    get<TableView>(`/tables/${id}/view?after=0`),
    language.need(game),
  ]);
  if (!view || view.seat === null || !view.to_act.includes(view.seat)) return null;
  const names = people(id, seats).map(({ name }) => name);
  return language
    .texts(game)
    .about(thingsOf(printed ?? {}, view.table))
    .prompt(view.table, names);
}
