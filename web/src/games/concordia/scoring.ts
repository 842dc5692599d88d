// K6.2 The points god by god and card by card, side by side for everybody whose cards may be known.
import type { Scored, Table } from '../../generated/concordia.ts';
import type { God } from '../../generated/concordia.ts';
import { GODS } from './facts.ts';

export interface Row {
  god: God;
  totals: number[];
  cards: { card: string; cells: (Scored | null)[] }[];
}

export interface Sums {
  seats: number[];
  rows: Row[];
  concordia: number[];
  totals: number[];
}

/** Seats whose cards are known, in this order. */
export function sums(table: Table, order: readonly number[]): Sums {
  const known = order.flatMap((seat) => {
    const score = table.scores[seat];
    const scored = table.scored[seat];
    return score && scored ? [{ seat, score, scored }] : [];
  });
  const rows = GODS.map((god): Row => {
    const lines = known.flatMap(({ scored }) => scored.filter((line) => line.god === god));
    return {
      god,
      totals: known.map(({ score }) => score[god]),
      cards: [...new Set(lines.map(({ card }) => card))].map((card) => ({
        card,
        cells: known.map(({ scored }) => scored.find((line) => line.card === card) ?? null),
      })),
    };
  });
  return {
    seats: known.map(({ seat }) => seat),
    rows,
    concordia: known.map(({ score }) => score.concordia),
    totals: known.map(({ score }) => score.points),
  };
}
