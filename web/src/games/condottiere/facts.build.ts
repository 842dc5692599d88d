// What is printed on Condottiere's cards, from the game's own data.
import { dataOf } from '../../../build/data.ts';

const { deck, heroine } = dataOf<{ deck: Record<string, number>; heroine: { value: number } }>(
  'condottiere',
);

export default {
  /** D1.1: how many of each there are, in the order in which they are shuffled. */
  deck,
  /** D5.4 */
  heroine: heroine.value,
};
