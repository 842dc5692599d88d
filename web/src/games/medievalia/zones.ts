// How zones are called, and how moves write them.

/** Whose fief the zone was from the beginning (M1.4); null: it was nobody's. */
export const seatOf = (zone: string): number | null =>
  zone.startsWith('fief-') ? Number(zone.slice(5)) : null;

/** The move that marches into a zone: `enter 1`, `cross 0 1`, `centre`. */
export function marchMove(zone: string): string {
  const [sort, ...seats] = zone.split('-');
  if (sort === 'centre') return 'centre';
  return `${sort === 'fief' ? 'enter' : 'cross'} ${seats.join(' ')}`;
}

/** The beginning of the moves that declare a battle in a zone; behind it stands the enemy. */
export function battleMove(zone: string): string {
  const [sort, ...seats] = zone.split('-');
  if (sort === 'centre') return 'contest';
  return `${sort === 'fief' ? 'raid' : 'clash'} ${seats.join(' ')}`;
}

/** The zone of a move that marches or declares a battle; null: it is another move. */
export function zoneOf(move: string): string | null {
  const [verb, ...words] = move.split(' ');
  if (verb === 'enter' || verb === 'raid') return `fief-${words[0]}`;
  if (verb === 'cross' || verb === 'clash') return `border-${words[0]}-${words[1]}`;
  return verb === 'centre' || verb === 'contest' ? 'centre' : null;
}
