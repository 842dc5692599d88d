import { beforeAll, expect, test } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import { handovers, playedToTheEnd } from './played.ts';

beforeAll(() => language.choose('en'));
const person = (...bots: (string | null)[]) => ({
  kind: 'person' as const,
  played: bots.map((bot, i) => ({ bot, first: 10 * i + 1, last: 10 * i + (bot ? 1 : 8) })),
});
const names = ['Elena', 'Bruno', 'Muzio'];

test('who played to the end has won; who left the seat to a bot has not', () => {
  expect(playedToTheEnd(person(null))).toBe(true);
  expect(playedToTheEnd(person(null, 'medium', null))).toBe(true);
  expect(playedToTheEnd(person(null, 'medium'))).toBe(false);
  expect(playedToTheEnd({ played: [] })).toBe(true);
});

test('seats that changed hands are told, from which move to which', async () => {
  const seats = [person(null, 'medium', null), person(null), { ...person('hard'), kind: 'bot' }];
  const told = () => handovers(seats as ReturnType<typeof person>[], names);
  expect(told()).toEqual([
    {
      seat: 0,
      parts: ['Elena: moves 1–8', 'a bot (Medium) for Elena: move 11', 'Elena: moves 21–28'],
    },
  ]);
  await language.choose('de');
  expect(told()[0]!.parts).toEqual([
    'Elena: Züge 1–8',
    'ein Bot (Mittel) für Elena: Zug 11',
    'Elena: Züge 21–28',
  ]);
  await language.choose('en');
});
