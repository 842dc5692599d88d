// D8.1: cities joined by borders.
export type Borders = readonly (readonly [string, string])[];
type Owners = Record<string, number | null>;

/** The cities of one player that hang together with this one, itself included. */
export function groupAround(
  city: string,
  seat: number,
  owners: Owners,
  borders: Borders,
): Set<string> {
  const group = new Set([city]);
  const open = [city];
  for (let here = open.pop(); here; here = open.pop()) {
    for (const [a, b] of borders) {
      const other = a === here ? b : b === here ? a : null;
      if (other && owners[other] === seat && !group.has(other)) {
        group.add(other);
        open.push(other);
      }
    }
  }
  return group;
}

/** The borders between two cities of this player. */
export const linksOf = (
  seat: number,
  owners: Owners,
  borders: Borders,
): (readonly [string, string])[] =>
  borders.filter(([a, b]) => owners[a] === seat && owners[b] === seat);
