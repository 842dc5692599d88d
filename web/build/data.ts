// A game's own data, as its rules read it, for what is made of it at build time.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

/** What stands in src/tavola/games/GAME/data.toml; the rules have checked that it does. */
export function dataOf<Data>(game: string): Data {
  const file = new URL(`../../src/tavola/games/${game}/data.toml`, import.meta.url);
  return parse(readFileSync(file, 'utf8')) as Data;
}
