// The orders in which the page shows things, the printed facts (facts.build.ts makes them), and how
// moves write lines.
import type { Events, God, Good, Kind, Table } from '../../generated/concordia.ts';
import type { Stage as AnyStage } from '../contract.ts';
import { reading } from '../events.ts';

export type Stage = AnyStage<Table>;
export const { told, allTold } = reading<Events>();

export const GOODS: readonly Good[] = ['brick', 'food', 'tool', 'wine', 'cloth'];
export const KINDS: readonly Kind[] = ['land', 'sea'];
export const GODS: readonly God[] = [
  'vesta',
  'jupiter',
  'saturnus',
  'mercurius',
  'mars',
  'minerva',
];

export interface Facts {
  /** K1.1 what the bank asks and gives for a good. */
  prices: Record<Good, number>;
  /** K5.1 of a storehouse. */
  spaces: number;
  /** K1.3 by letter. */
  tiles: Record<string, string[]>;
  cards: Record<string, { action: string; god: God; good?: Good | undefined }>;
  /** K2.3 the names of the cards, deck by deck. */
  decks: string[][];
  maps: Record<string, { provinces: Record<string, string[]>; lines: string[] }>;
}

/** A line as moves write it, taken apart. */
export function ends(line: string): { kind: Kind; a: string; b: string } {
  const [kind, a, b] = line.split(' ') as [Kind, string, string];
  return { kind, a, b };
}

/** Where a colonist stands on the board: is it a city or a line? */
export const onLine = (place: string): boolean => place.includes(' ');
