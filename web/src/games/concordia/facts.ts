// The printed facts in the form the page uses (facts.build.ts makes them), and their names.
import type { Goods, Scored, Stored } from '../../generated/concordia.ts';

export type Good = keyof Goods;
export type Kind = keyof Stored;
export type God = Scored['god'];
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

/** Cards one by one, in the order of the view. */
export const listed = (cards: Record<string, number> | null): string[] =>
  Object.entries(cards ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));
