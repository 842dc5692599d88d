// Where the zones lie in the drawing: the fiefs around the table, the reader's own at the bottom.
export type Point = readonly [x: number, y: number];

export interface Ring {
  places: Record<string, Point>;
  ways: [Point, Point][];
  /** The radius of a fief's circle. */
  radius: number;
}

/** M1.4 Zones and what is adjacent, in a box of this size. */
export function layRing(zones: readonly { zone: string; adjacent: string[] }[], players: number, mine: number, width: number, height: number): Ring {
  const radius = Math.min(32, height / (players === 4 ? 8.2 : 7.4));
  const aside = Math.min(width / 2 - radius - 6, height * 0.62);
  const [cx, cy] = [width / 2, height / 2];
  const along = height / 2 - radius - 20;
  const places: Record<string, Point> = { centre: [cx, cy] };
  for (let seat = 0; seat < players; seat++) {
    const angle = Math.PI / 2 + (2 * Math.PI * ((seat - mine + players) % players)) / players;
    const stretch = players === 3 && Math.sin(angle) < 0 ? 1.85 : 1; // three stand as far apart as four
    places[`fief-${seat}`] = [cx + Math.cos(angle) * aside * (players === 3 ? 0.98 : 1), cy + Math.sin(angle) * along * stretch];
  }
  for (const { zone } of zones) {
    const [sort, a, b] = zone.split('-');
    if (sort !== 'border') continue;
    const [one, other] = [places[`fief-${a}`]!, places[`fief-${b}`]!];
    places[zone] = [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  }
  const ways = zones.flatMap(({ zone, adjacent }) => adjacent.filter((other) => other > zone).map((other): [Point, Point] => [places[zone]!, places[other]!]));
  return { places, ways, radius };
}
