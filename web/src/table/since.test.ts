// What the others have done since the reader's last move.
import { beforeAll, expect, test } from 'vitest';
import type { Entry } from '../lib/api.ts';
import { language } from '../lib/language.svelte.ts';
import { GAME, module as game } from '../testing/samples.ts';
import { movesOf } from './again.svelte.ts';
import { sinceLastMove } from './since.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need(GAME);
});

const people = ['Elena', 'Matteo', 'Nina'].map((name, seat) => ({
  seat,
  name,
  identity: 'gules' as const,
  bot: null,
  you: seat === 0,
  away: false,
  resigned: false,
}));
const passed = (seat: number) => ({ id: 'passed', args: { seat } });
const move = (
  n: number,
  seat: number,
  events: object[] = [passed(seat)],
  bot: string | null = null,
) =>
  ({ kind: 'move', n, at: 0, seat, move: null, events, bot, instead: null, joins: false }) as Entry;
const undo = (n: number, seat: number, undoes: number) =>
  ({ kind: 'undo', n, at: 0, seat, undoes }) as Entry;

const since = (...entries: Entry[]) =>
  sinceLastMove(entries, 0, language.texts(GAME), people, game);
const told = (...entries: Entry[]) =>
  since(...entries).done.map(({ parts }) => parts.map(({ text }) => text).join(''));

test('each of the others has a line of their own, also where the log tells them together', () => {
  expect(told(move(1, 0), move(2, 1), move(3, 2))).toEqual(['Matteo passes.', 'Nina passes.']);
});

test('whoever moved twice is named once', () => {
  const played = { id: 'played', args: { seat: 1, card: 'winter' } };
  expect(told(move(1, 0), move(2, 1, [played]), move(3, 2), move(4, 1))[0]).toBe(
    'Matteo plays winter: every mercenary counts 1 · passes.',
  );
  expect(since(move(1, 0), move(2, 1, [played]), move(3, 2), move(4, 1)).done[0]!.moves).toEqual([
    2, 4,
  ]);
});

test('it stays while the reader moves, as what is known, until another moves', () => {
  const before = [move(1, 0), move(2, 1), move(3, 2)];
  expect(since(...before)).toMatchObject({ after: 1, upTo: 3, past: false });
  expect(since(...before, move(4, 0))).toMatchObject({ after: 1, upTo: 3, past: true });
  expect(since(...before, move(4, 0), move(5, 2))).toMatchObject({
    after: 4,
    upTo: 5,
    past: false,
  });
});

test('what was taken back is not told, nor counted as a move of the replay', () => {
  const entries = [move(1, 0), move(2, 1), undo(3, 1, 2), move(4, 2)];
  expect(told(...entries)).toEqual(['Nina passes.']);
  expect([...movesOf(entries)]).toEqual([
    [1, 1],
    [4, 2],
  ]);
});

test('what a bot did for the reader is told, too', () => {
  expect(told(move(1, 0), move(2, 1), move(3, 0, undefined, 'medium'), move(4, 2))).toEqual([
    'Matteo passes.',
    'Elena passes.',
    'Nina passes.',
  ]);
});

test('what only the reader was told is not told as something that another did', () => {
  const hand = { id: 'your-hand', args: { cards: ['winter'] } };
  expect(told(move(1, 0), move(2, 1, [passed(1), hand]))).toEqual(['Matteo passes.']);
  expect(since(move(1, 0), move(2, 1, [hand])).done).toEqual([]);
});

test('nothing is told before anybody else has moved', () => {
  expect(since(move(1, 0))).toEqual({ after: 0, upTo: 0, past: true, done: [] });
});
