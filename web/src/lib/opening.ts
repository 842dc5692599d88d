// Making a table and going there; what it needs is fetched while people still decide.
import type { GameMeta } from '../games/contract.ts';
import { findGame } from '../games/find.ts';
import { post, type NewTable, type TableView } from './api.ts';
import { language } from './language.svelte.ts';
import { router } from './router.svelte.ts';
import { begin } from './shares.ts';

const made = new Map<string, TableView>();

export const loadTablePage = () => import('../pages/TablePage.svelte');
export const loadAskName = () => import('../parts/AskName.svelte');

/** How many play where nobody has said how many. */
export const usualPlayers = ([fewest, most]: GameMeta['players']): number =>
  Math.min(most, Math.max(fewest, 4));

/** Code and words of a game that somebody looks at. */
export const prepare = (game: string): void =>
  void Promise.allSettled([
    loadTablePage(),
    findGame(game).then((module) => module.ready?.(null)),
    language.need(game),
  ]);

/** Make a table, begin if nobody is waited for, and go there. */
export async function openTable(wish: NewTable): Promise<void> {
  prepare(wish.game);
  const start = (wish.seats ?? []).every(({ kind }) => kind !== 'open');
  let view = await post<TableView>('/tables', wish);
  if (start) view = await begin(view);
  keepMade(view);
  router.go(`/table/${view.table.id}`);
}

/** A table was made another way: its page need not ask for it. */
export const keepMade = (view: TableView): void => void made.set(view.table.id, view);

/** The view that the answer brought, for who comes from there. */
export function takeMade(id: string): TableView | undefined {
  const view = made.get(id);
  made.delete(id);
  return view;
}
