// Games are found by looking into the folders beside this file.
import mark from '../assets/mark.svg';
import type { GameFacts } from '../lib/api.ts';
import { plainly } from '../lib/words.ts';
import type { GameMeta, GameModule } from './contract.ts';

const metas = import.meta.glob<{ default: GameMeta }>('./*/meta.ts', { eager: true });
// Of which game a table is, only its name tells: each module gets tables of its own game.
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** All games that the page can show, in the order of the home page. */
export const META: GameMeta[] = Object.values(metas)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/** What is known of a game that only the server knows. */
export const metaOf = ({
  name,
  title,
  players,
  authors,
  publisher,
  year,
}: GameFacts): GameMeta => ({
  name,
  title,
  players,
  picture: mark,
  credit: `${authors.join(', ')}; ${publisher}, ${year}`,
  minutes: 0,
  order: Infinity,
});

/** All games: those that only the server knows come last. */
export const allGames = (facts: readonly GameFacts[]): GameMeta[] => [
  ...META,
  ...facts.filter(({ name }) => !META.some((meta) => meta.name === name)).map(metaOf),
];

/** What a game is called, also one that only the server knows. */
export const titleOf = (name: string): string =>
  META.find((meta) => meta.name === name)?.title ?? plainly(name);

/** The board of a game; where the page has none, or can't load it, one in words that serves every game. */
export async function findGame(name: string): Promise<GameModule> {
  const load = modules[`./${name}/index.ts`];
  const own = await load?.().catch((error: unknown) => console.error(error));
  return own?.default ?? (await import('../table/plain/index.ts')).default;
}
