// Where the zones lie in the drawing: the fiefs around the table, the reader's own at the bottom.
export type Point = readonly [x: number, y: number];

export interface Label {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface Ring {
  places: Record<string, Point>;
  labels: Record<string, Label>;
  ways: [Point, Point][];
  /** The radius of a fief's circle, and of the land between with somebody on it. */
  radius: number;
  small: number;
}

const FLAT = 200; // lower than that names stand beside the circles

/** Where the seats sit, clockwise from the reader: as parts of the room around the middle. */
const SEATS: Record<number, Point[]> = {
  2: [
    [0, 1],
    [0, -1],
  ],
  3: [
    [0, 1],
    [-1, -1],
    [1, -1],
  ],
  4: [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ],
};

/** M1.4 Zones and what is adjacent, in a box of this size. */
export function layRing(
  adjacent: Readonly<Record<string, readonly string[]>>,
  players: number,
  mine: number,
  width: number,
  height: number,
): Ring {
  const flat = height < FLAT;
  const radius = flat ? Math.min(24, height / 7.4) : players === 4 ? 26 : 32;
  const small = Math.min(24, Math.max(20, radius * 0.84));
  const aside = Math.min(
    width / 2 - radius - (players === 4 ? 8 : 14),
    players === 3 ? 66 + (width - 230) * 0.2 : 80 + (width - 230) * 0.36,
  );
  const along = height / 2 - radius - (flat ? 6 : 20);
  const [cx, cy] = [width / 2, height / 2];
  const places: Record<string, Point> = { centre: [cx, cy] };
  const labels: Record<string, Label> = {};
  for (let seat = 0; seat < players; seat++) {
    const [dx, dy] = SEATS[players]![(seat - mine + players) % players]!;
    const [x, y] = [cx + dx * aside, cy + dy * along];
    places[`fief-${seat}`] = [x, y];
    labels[`fief-${seat}`] = flat
      ? { x: x + (dx > 0 ? -1 : 1) * (radius + 7), y: y + 5, anchor: dx > 0 ? 'end' : 'start' }
      : { x, y: dy < 0 ? y - radius - 6 : y + radius + 15, anchor: 'middle' };
  }
  for (const zone of Object.keys(adjacent)) {
    const [sort, a, b] = zone.split('-');
    if (sort !== 'border') continue;
    const [one, other] = [places[`fief-${a}`]!, places[`fief-${b}`]!];
    // Four sit crosswise: the land between two of them is the corner.
    places[zone] =
      players === 4
        ? [one[0] + other[0] - cx, one[1] + other[1] - cy]
        : [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  }
  const ways = Object.entries(adjacent).flatMap(([zone, others]) =>
    others
      .filter((other) => other > zone)
      .map((other): [Point, Point] => [places[zone]!, places[other]!]),
  );
  return { places, labels, ways, radius, small };
}
