// What is held before the eyes, what is said of it, and what the map shows meanwhile.
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../generated/concordia.ts';
import type { Event, GameView } from '../../lib/api.ts';
import { language } from '../../lib/language.svelte.ts';
import { momentText } from '../../table/lines.ts';
import { steps } from '../../testing/concordia.ts';
import { stageOf } from '../../testing/samples.ts';
import { backIn, givenOn, moments } from './moments.ts';

const NAMES = ['Ann', 'Bea', 'Cid'];
beforeAll(async () => {
  await language.choose('en');
  await language.need('concordia');
});
const texts = () => language.texts('concordia');
const view = (more: Partial<Table> = {}): GameView<Table> => {
  const { before } = steps[0]!;
  return { ...before, seat: 0, table: { ...before.table, ...more } } as GameView<Table>;
};
const event = (id: string, seat: number, args: object = {}): Event => ({
  id,
  args: { seat, ...args },
});
const said = (news: Event[], now = view()) =>
  moments(news, view(), now).map((moment) => momentText(moment, texts(), NAMES));

test('a production says who got what, and the map which house gave it', () => {
  const table = view().table;
  const [province] = Object.keys(table.provinces);
  const news = [
    event('played', 2, { card: 'prefect' }),
    event('produced', 2, { province, good: 'wine' }),
    event('received', 2, { goods: ['wine', 'food'] }),
    event('received', 0, { goods: ['brick'] }),
  ];
  const name = texts().say(`province-${province!}`);
  expect(said(news)).toEqual([`${name} produces: Cid 1 wine and 1 food; Ann 1 brick.`]);
  const chosen = [event('kept', 2, { good: 'wine' }), event('kept', 2, { good: 'food' })];
  expect(said([news[1]!, news[3]!, ...chosen])).toEqual([
    `${name} produces: Ann 1 brick; Cid 1 wine and 1 food.`,
  ]);
  const [moment] = moments(news, view(), view());
  const cities = Object.fromEntries(
    Object.entries(table.cities).map(([city, { good }]) => [city, { good, houses: [0, 2] }]),
  );
  const before = view({ cities, praefectus: 2 });
  const stage = stageOf(view(), texts(), { moment: { ...moment!, before } });
  const [bonus, ...houses] = givenOn(stage);
  expect(bonus!.bits).toEqual([
    { whose: stage.people[2]!.identity },
    { good: 'wine' },
    { good: 'wine' },
  ]);
  expect(houses.length).toBeGreaterThan(0);
  expect(houses[0]!.bits).toHaveLength(4);
});

test('a Tribune of another shows which cards come back; the reader’s own are in the hand', () => {
  const back = event('took-back', 1, { cards: ['architect', 'tribune'], coins: 0 });
  expect(said([back])).toEqual(['Bea takes back: Architect and Tribune.']);
  const [moment] = moments([back], view(), view());
  const stage = stageOf(view(), texts(), { moment: { ...moment!, before: view() } });
  expect(backIn(stage)).toEqual(['architect', 'tribune']);
  expect(said([{ ...back, args: { ...back.args, seat: 0 } }])).toEqual([]);
});

test('the end is announced when it has begun, with who still has a turn', () => {
  const news = [event('concordia-by-house', 1)];
  const now = view({ concordia: 1, last_turns: [2, 0] });
  expect(said(news, now)).toEqual([
    'The end: Bea has built the 15th house. One more turn for Cid and Ann.',
  ]);
});
