// D8.1: cities joined by borders.
export type Borders = readonly (readonly [string, string])[];
type Owners = Record<string, number | null>;

/** All borders that count at this table (D1.2). */
export const bordersOf = (
  table: { borders: string },
  printed: Borders,
  example: Borders,
): Borders => (table.borders === 'example' ? [...printed, ...example] : printed);

/** The borders between two cities of this player. */
export const linksOf = (
  seat: number,
  owners: Owners,
  borders: Borders,
): (readonly [string, string])[] =>
  borders.filter(([a, b]) => owners[a] === seat && owners[b] === seat);
