// How many cards there are of each kind (M1.2), from the game's own data: for the proof of fairness.
// What is printed on them comes with the match, since data packs differ.
import { dataOf } from '../../../build/data.ts';

type Counts = Record<string, { count: number }>;

const data = dataOf<{ territory: Counts; figure: Counts; building: Counts }>('medievalia');
const FACE_UP = ['school', 'workshop', 'bank']; // M2.1

const spread = (cards: Counts, less: readonly string[] = []) =>
  Object.entries(cards).flatMap(([card, { count }]) =>
    Array<string>(count - (less.includes(card) ? 1 : 0)).fill(card),
  );

const facts: { deck: string[]; buildings: string[] } = {
  deck: [...spread(data.territory), ...spread(data.figure)],
  buildings: spread(data.building, FACE_UP),
};

export default facts;
