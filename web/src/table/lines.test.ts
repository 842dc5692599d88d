import { beforeAll, expect, test } from 'vitest';
import { identityOf } from '../art/heraldry.ts';
import type { Entry } from '../lib/api.ts';
import { language } from '../lib/language.svelte.ts';
import { GAME, module as game } from '../testing/samples.ts';
import { linesOf, textOf } from './lines.ts';
import { happeningsOf } from '../lib/entries.ts';

const people = ['Elena', 'Matteo', 'Nina'].map((name, seat) => ({
  seat,
  name,
  identity: identityOf(seat),
  bot: null,
  you: false,
  away: false,
  resigned: false,
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
const joined = (one: Entry): Entry => ({ ...one, joins: true }) as Entry;
/** A scarecrow, and what it brings back (D5.5): an act of two moves. */
const played = (n = 1) => entry(n, 2, 'played', { card: 'scarecrow' });
const back = (n = 2) => joined(entry(n, 2, 'took-back', { card: '10' }));

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

test('the moves of an act are one line, with the number of the newest; it keeps its key as it grows', () => {
  const [line, ...rest] = lines([played(), back(), entry(3, 0, 'passed')]);
  expect(textOf(line!)).toBe('Nina plays a scarecrow and takes back a 10.');
  expect(line).toMatchObject({ n: 2, rule: 'D5.5', seat: 2 });
  expect(rest).toHaveLength(1);
  const begun = lines([played()])[0]!;
  expect([begun.key, textOf(begun)]).toEqual([line!.key, 'Nina plays a scarecrow.']);
});

test('somebody else’s move in between ends an act for the log; what is said does not', () => {
  const chat: Entry = { n: 2, kind: 'chat', at: 0, seat: 0, name: 'Elena', text: 'hm' };
  expect(textOf(lines([played(), chat, back(3)])[0]!)).toContain('takes back');
  expect(lines([played(), entry(2, 0, 'passed'), back(3)])).toHaveLength(3);
});

test('a move of an act that was taken back is not told with it', () => {
  const undo: Entry = { n: 3, kind: 'undo', at: 0, seat: 2, undoes: 2 };
  expect(textOf(lines([played(), back(), undo])[0]!)).toBe('Nina plays a scarecrow.');
});

test('a heading has no names in bold', () => {
  const [line] = lines([entry(1, 0, 'round-over', { round: 2 })]);
  expect([line!.kind, line!.parts.length]).toEqual(['note', 1]);
});

test('who leaves for good is told in words, and whether the game ends by it', () => {
  const away = { kind: 'away', at: 0, seat: 1, why: 'resigned', bot: 'medium' } as const;
  const consent = { kind: 'consent', at: 0 } as const;
  const told = lines([
    { ...consent, n: 1, seat: 0, agrees: true, ends: false },
    { ...consent, n: 2, seat: 2, agrees: false, ends: false },
    { ...away, n: 3, ends: false },
    { ...consent, n: 4, seat: 0, agrees: true, ends: true },
    { ...away, n: 5, ends: true },
    { ...consent, n: 6, seat: null, agrees: true, ends: true },
  ]);
  expect(told.map(textOf)).toEqual([
    'Elena would like to end the game.',
    'Nina wants to play on.',
    'Matteo resigns; a bot plays on.',
    'Elena agrees. The game ends without a result.',
    'Matteo resigns. The game ends without a result.',
    'The players ended the game without a result.',
  ]);
});
