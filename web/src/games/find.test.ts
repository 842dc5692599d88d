import { expect, test } from 'vitest';
import type { GameFacts } from '../lib/api.ts';
import plain from '../table/plain/index.ts';
import { findGame, metaOf, titleOf } from './find.ts';

const GAMES = Object.keys(import.meta.glob('./*/meta.ts')).map((path) => path.split('/')[1]!);
const SHARED = import.meta.glob<string>(
  [
    '../**/*.{ts,svelte,css,ftl}',
    '!../games/*/**',
    '!../{generated,testing}/**',
    '!../**/*.test.ts',
    '../../build/*.ts',
    '../../*.{ts,js,html}',
  ],
  { query: '?raw', import: 'default', eager: true },
);

test('nothing that is shipped knows a game by its name but its own folder', () => {
  const name = new RegExp(`\\b(${GAMES.join('|')})\\b`, 'i');
  const naming = Object.entries(SHARED).flatMap(([path, text]) =>
    text.split('\n').flatMap((line, i) => (name.test(line) ? [`${path}:${i + 1} ${line}`] : [])),
  );
  expect(GAMES.length).toBeGreaterThan(3);
  expect(Object.keys(SHARED).length).toBeGreaterThan(100);
  expect(naming).toEqual([]);
});

test('a game that has no folder here gets the plain board, and the server’s facts', async () => {
  const facts: GameFacts = {
    name: 'parlour',
    title: 'Parlour',
    players: [2, 4],
    authors: ['Somebody'],
    publisher: 'Tavola',
    year: 2025,
    rules: '1',
    hidden: [],
    simultaneous: false,
    options: {},
  };
  expect(await findGame('parlour')).toBe(plain);
  expect(metaOf(facts)).toMatchObject({ title: 'Parlour', credit: 'Somebody; Tavola, 2025' });
  expect(titleOf('parlour')).toBe('Parlour');
});
