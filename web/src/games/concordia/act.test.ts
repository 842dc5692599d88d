// What the log says of an act: one sentence, in both languages.
import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../../art/heraldry.ts';
import type { Entry, Event } from '../../lib/api.ts';
import { language } from '../../lib/language.svelte.ts';
import { linesOf, textOf } from '../../table/lines.ts';
import game from './index.ts';

const people = ['Ann', 'Bea', 'Cid'].map((name, seat) => ({
  seat,
  name,
  identity: identityOf(seat),
  bot: null,
  you: false,
  away: false,
  resigned: false,
}));
const by =
  (seat: number) =>
  (id: string, args: object = {}): Event => ({ id, args: { seat, ...args } });
const cid = by(2);

beforeAll(async () => {
  await language.choose('en');
  await language.need('concordia');
  return () => language.choose('en');
});

/** The log after Cid's act, in which each of these came with a move. */
async function told(events: Event[], code = 'en'): Promise<string[]> {
  await language.choose(code);
  await language.need('concordia');
  const entries = events.map((event, i) => ({
    n: i + 1,
    kind: 'move',
    at: 0,
    seat: 2,
    move: null,
    events: [event],
    bot: 'medium',
    instead: null,
    joins: i > 0,
  })) as Entry[];
  return linesOf(entries, language.texts('concordia'), people, game as never).map(textOf);
}

const MERCATOR = [
  cid('played', { card: 'mercator-3' }),
  cid('mercator-coins', { coins: 3 }),
  cid('sold', { good: 'wine', coins: 6 }),
  cid('bought', { good: 'brick', coins: 3 }),
  cid('bought', { good: 'brick', coins: 3 }),
  cid('done'),
];

test('a Mercator with its trades is one sentence', async () => {
  expect(await told(MERCATOR)).toEqual([
    'Cid plays the Mercator (3): takes 3 coins, sells 1 wine and buys 2 bricks.',
  ]);
  expect(await told(MERCATOR, 'de')).toEqual([
    'Cid spielt den Merkator (3): nimmt 3 Sesterzen, verkauft 1 Wein und kauft 2 Ziegel.',
  ]);
});

test('an Architect’s marches end where the colonists ended; the houses are a sentence of their own', async () => {
  const line = (city: string, to_city: string) => ({ kind: 'land', city, to_city });
  expect(
    await told([
      cid('played', { card: 'architect' }),
      cid('leaves', { kind: 'land', city: 'roma' }),
      cid('passed-over', line('neapolis', 'roma')),
      cid('stepped', line('neapolis', 'brundisium')),
      cid('stopped', line('neapolis', 'brundisium')),
      cid('moves', line('genua', 'roma')),
      cid('stepped', line('genua', 'massilia')),
    ]),
  ).toEqual(['Cid plays an Architect: moves colonists to Neapolis–Brundisium and Genua–Massilia.']);
  expect(
    await told([
      cid('built', { city: 'genua', good: 'wine', coins: 4, goods: ['wine', 'brick'] }),
      cid('built', { city: 'massilia', good: 'brick', coins: 1, goods: ['brick', 'food'] }),
      cid('done'),
    ]),
  ).toEqual(['Cid builds in Genua (wine, 4 coins) and Massilia (brick, 1 coin).']);
});

test('a production tells what everybody got, and the new cards have a line of their own', async () => {
  expect(
    await told([
      cid('played', { card: 'prefect' }),
      cid('produced', { province: 'italia', good: 'wine' }),
      cid('received', { goods: ['wine', 'food'] }),
      by(0)('received', { goods: ['brick'] }),
    ]),
  ).toEqual([
    'Cid plays a Prefect: has Italia produce (bonus wine) and receives 1 wine and 1 food. Ann receives 1 brick.',
  ]);
  expect(
    await told([
      cid('played', { card: 'senator' }),
      cid('bought-card', { card: 'colonist', space: 1, goods: ['cloth'] }),
      cid('done'),
      { id: 'refilled', args: { cards: ['mason'] } },
    ]),
  ).toEqual(['Cid plays the Senator: buys a Colonist for 1 cloth.', 'New on display: mason.']);
});

test('a move alone is told as ever', async () => {
  expect(await told([cid('played', { card: 'architect' })])).toEqual(['Cid plays an Architect.']);
  expect(await told([cid('done')])).toEqual(['Cid is done.']);
});
