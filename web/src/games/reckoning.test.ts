import { Linter } from 'eslint';
import { expect, test } from 'vitest';
import { numbersOf, reckoning } from '../../build/reckoning.js';

const GAMES = Object.keys(import.meta.glob('./*/index.ts')).map((path) => path.split('/')[1]!);
const GAME = GAMES[0]!;
const [one, other] = [...numbersOf(GAME)];

function found(code: string): number {
  const config = {
    files: ['**/*.ts'],
    plugins: { tavola: { rules: { reckoning } } },
    rules: { 'tavola/reckoning': 'error' as const },
  };
  const text = code.replaceAll('ONE', one!).replaceAll('OTHER', other!);
  return new Linter().verify(text, config, `src/games/${GAME}/x.ts`).length;
}

test('every game has numbers in its view', () => {
  for (const game of GAMES) expect(numbersOf(game).size).toBeGreaterThan(10);
});

test('no number of a view is called like a place on the screen, whose arithmetic is free', () => {
  const named = GAMES.flatMap((game) =>
    ['left', 'top', 'width', 'height', 'x', 'y'].filter((place) => numbersOf(game).has(place)),
  );
  expect(named).toEqual([]);
});

test.each([
  'houses.length * player.ONE',
  'player.ONE * player.OTHER',
  'player.ONE[kind] - (table.OTHER ?? 0)',
  'table.ONE + 2',
  'const price = table.ONE; const left = price - table.OTHER;',
  'const { ONE, OTHER: named } = table; const left = ONE - named;',
  'players.map(({ ONE, OTHER }) => ONE + OTHER)',
  'players.reduce((sum, player) => sum + player.ONE, 0)',
  'let sum = 0; sum += player.ONE;',
  'Math.max(player.ONE, player.OTHER)',
])('what is reckoned is found: %s', (code) => {
  expect(found(code)).toBe(1);
});

test.each([
  'player.ONE + 1',
  'i * WIDTH + 2',
  'cards.length - 1',
  'player.ONE * WIDTH',
  'players.sort((a, b) => a.ONE - b.ONE)',
  'const { ONE } = $props(); const middle = ONE / 2;',
  'player.ONE > player.OTHER',
])('what is shown is not: %s', (code) => {
  expect(found(code)).toBe(0);
});
