// What is printed on Condottiere's cards, from the game's own data.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';

const { deck, heroine } = parse(
  readFileSync(
    new URL('../../../../src/tavola/games/condottiere/data.toml', import.meta.url),
    'utf8',
  ),
) as { deck: Record<string, number>; heroine: { value: number } };

export default {
  /** D1.1: how many of each there are, in the order in which they are shuffled. */
  deck,
  /** D5.4 */
  heroine: heroine.value,
};
