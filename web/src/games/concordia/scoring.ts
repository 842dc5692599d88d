// K6.2 The points god by god, card by card, for everybody whose cards may be known.
import { GODS, type God, type Scored, type Table } from './table.ts';

export const CONCORDIA_POINTS = 7; // K6.1
export interface Cell {
  count: number;
  each: number;
  points: number;
}
export interface Row {
  god: God;
  totals: number[];
  cards: { card: string; cells: (Cell | null)[] }[];
}

export interface Sums {
  seats: number[];
  rows: Row[];
  concordia: number[];
  totals: number[];
}

const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

/** Seats whose cards are known, in this order. */
export function sums(table: Table, order: readonly number[]): Sums {
  const seats = order.filter((seat) => table.players[seat]!.scored);
  const scored = (seat: number): Scored[] => table.players[seat]!.scored ?? [];
  const rows = GODS.map((god): Row => {
    const kinds = [
      ...new Set(
        seats.flatMap((seat) =>
          scored(seat)
            .filter((line) => line.god === god)
            .map(({ card }) => card),
        ),
      ),
    ];
    return {
      god,
      totals: seats.map((seat) =>
        sum(
          scored(seat)
            .filter((line) => line.god === god)
            .map(({ points }) => points),
        ),
      ),
      cards: kinds.map((card) => ({
        card,
        cells: seats.map((seat) => scored(seat).find((line) => line.card === card) ?? null),
      })),
    };
  });
  const concordia = seats.map((seat) => (table.concordia === seat ? CONCORDIA_POINTS : 0));
  return {
    seats,
    rows,
    concordia,
    totals: seats.map((_, i) => sum(rows.map(({ totals }) => totals[i]!)) + concordia[i]!),
  };
}
