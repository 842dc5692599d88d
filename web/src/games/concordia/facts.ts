// The printed facts in the form the page uses (facts.build.ts makes them).
import type { Good, Kind } from './table.ts';

export interface Facts {
  /** K1.1 price, K4.4 coins for a house, K2.2 coins on the marker's back. */
  goods: Record<Good, { price: number; house: number; marker: number }>;
  /** K1.3 by letter. */
  tiles: Record<string, string[]>;
  cards: Record<
    string,
    { action: string; god: string; good?: Good; points?: number; coins?: number }
  >;
  /** K2.3 the names of the cards, deck by deck. */
  decks: string[][];
  maps: Record<string, { provinces: Record<string, string[]>; lines: string[] }>;
}

/** A line as moves write it, taken apart. */
export function ends(line: string): { kind: Kind; a: string; b: string } {
  const [kind, a, b] = line.split(' ') as [Kind, string, string];
  return { kind, a, b };
}
