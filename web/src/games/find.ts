// Games are found by looking into the folders beside this file.
import type { GameMeta, GameModule } from './contract.ts';

const metas = import.meta.glob<{ default: GameMeta }>('./*/meta.ts', { eager: true });
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** All games that the page can show, in the order of the home page. */
export const META: GameMeta[] = Object.values(metas)
  .map((module) => module.default)
  .sort((a, b) => a.order - b.order);

/** The board of a game; null where the page has none (the table is then shown in words). */
export async function findGame(name: string): Promise<GameModule | null> {
  const load = modules[`./${name}/index.ts`];
  return load ? (await load()).default : null;
}
