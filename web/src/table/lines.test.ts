import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../art/heraldry.ts';
import type { Entry } from '../lib/api.ts';
import { language } from '../lib/language.svelte.ts';
import { GAME, module as game } from '../testing/samples.ts';
import { linesOf } from './lines.ts';
import { happeningsOf } from '../lib/entries.ts';

const people = ['Elena', 'Matteo', 'Nina'].map((name, seat) => ({
  seat,
  name,
  identity: identityOf(seat),
  bot: null,
  you: false,
  away: false,
}));
const entry = (n: number, seat: number, id: string, args: object = {}): Entry => ({
  n,
  kind: 'move',
  at: 0,
  seat,
  move: null,
  events: [{ id, args: { seat, ...args } }],
  bot: null,
  instead: null,
  joins: false,
});

beforeAll(async () => {
  await language.choose('en');
  await language.need(GAME);
});
const lines = (entries: Entry[]) => linesOf(entries, language.texts(GAME), people, game);

test('names are bold, and rules are cited', () => {
  const [line] = lines([entry(1, 2, 'played', { card: 'winter' })]);
  expect(line!.parts[0]).toEqual({ text: 'Nina', bold: true });
  expect(line!.rule).toBe('D5.2');
});

test('what was taken back is not told', () => {
  const entries: Entry[] = [
    entry(1, 0, 'named-city', { city: 'siena' }),
    { n: 2, kind: 'undo', at: 0, seat: 0, undoes: 1 },
  ];
  expect(lines(entries).map(({ kind }) => kind)).toEqual(['quiet']);
  expect(happeningsOf(entries)).toEqual([]);
});

test('those who keep their hands one after the other share a line', () => {
  const told = lines([
    entry(1, 0, 'kept'),
    entry(2, 1, 'kept'),
    entry(3, 2, 'kept'),
    entry(4, 0, 'passed'),
  ]);
  expect(told).toHaveLength(2);
  expect(told[0]!.parts.map(({ text }) => text).join('')).toBe(
    'Elena, Matteo and Nina keep their hands.',
  );
});

test('what was told before is not put into words again', () => {
  const entries = [entry(1, 0, 'passed'), entry(2, 1, 'passed')];
  const before = lines(entries);
  expect(lines([...entries, entry(3, 2, 'passed')])[0]).toBe(before[0]);
  const renamed = people.map((one) => ({ ...one, name: `${one.name} II` }));
  const [first] = linesOf(entries, language.texts(GAME), renamed, game);
  expect(first!.parts[0]!.text).toBe('Elena II');
});
