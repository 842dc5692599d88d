// Where names and tags stand: on the side the map wants, else where they cover least, else not at all.
export type Side = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
export type Point = [number, number];

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Something to be written beside a disc. */
export interface Wanted {
  id: string;
  at: Point;
  /** Half the width of what it stands beside, and half its height where that is another. */
  half: number;
  tall?: number;
  width: number;
  height: number;
  side: Side;
  /** What is left free between the two; `drop`: how much lower it stands at the sides. */
  gap?: Gap;
  /** Shown even if it covers something. */
  must?: boolean;
  /** What else is taken, once it is known where it stands, if it does. */
  beside?: (spot: Spot | null) => Box;
}

interface Gap {
  beside: number;
  above: number;
  below: number;
  drop: number;
}

export interface Spot {
  box: Box;
  anchor: 'start' | 'middle' | 'end';
}

const SIDES: Record<Side, Point> = {
  e: [1, 0],
  w: [-1, 0],
  s: [0, 1],
  n: [0, -1],
  ne: [0.8, -0.9],
  se: [0.8, 0.9],
  sw: [-0.8, 0.9],
  nw: [-0.8, -0.9],
};
const GAP: Gap = { beside: 3, above: 1, below: 2, drop: 0 };
const COVERS = 100;
const HIDES = 600; // one of the same kind: neither could be read
const CROSSES = 4;
const ELSEWHERE = 3;

export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
export const holds = (box: Box, [x, y]: Point, more = 0): boolean =>
  x > box.left - more && x < box.right + more && y > box.top - more && y < box.bottom + more;
export const around = ([x, y]: Point, half: number, up = half): Box => ({
  left: x - half,
  right: x + half,
  top: y - up,
  bottom: y + half,
});

/** How much farther away something stands, if it would cover another thing nearby. */
const FARTHER = [0, 14, 28, 44, 62, 84];
const A_LITTLE = [0, 6, 11];
const SLID = [0, -0.25, 0.25, -0.45, 0.45];
const SLIDES = 16;

/** `more`: so much farther away; `slid`: what stands above or below is shifted by this part of its width. */
function spotAt(one: Wanted, { side, more, slid }: Candidate): Spot {
  const { width, height, half, tall = half, gap = GAP } = one;
  const [x, y] = one.at;
  const [across, down] = SIDES[side];
  const anchor = across === 0 ? 'middle' : across > 0 ? 'start' : 'end';
  const from = x + across * (half + more + gap.beside);
  const left =
    anchor === 'start' ? from : anchor === 'end' ? from - width : x - width / 2 + slid * width;
  const edge = y + down * (tall + more);
  const top =
    down === 0
      ? y - height / 2 + gap.drop
      : down > 0
        ? edge + gap.below
        : edge - height - gap.above;
  return { anchor, box: { left, right: left + width, top, bottom: top + height } };
}

/** Where its text begins, ends or is centred, by its anchor. */
export const textAt = ({ box, anchor }: Spot): number =>
  anchor === 'start' ? box.left : anchor === 'end' ? box.right : (box.left + box.right) / 2;

interface Candidate {
  side: Side;
  more: number;
  slid: number;
}
function candidates({ must }: Wanted, sides: readonly Side[]): Candidate[] {
  return (must ? FARTHER : A_LITTLE).flatMap((more) =>
    sides.flatMap((side) =>
      (must && SIDES[side][0] === 0 ? SLID : [0]).map((slid): Candidate => ({ side, more, slid })),
    ),
  );
}

/** The square of how far a point is from a box. */
const apart = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.max(left - x, 0, x - right) ** 2 + Math.max(top - y, 0, y - bottom) ** 2;

/** A box around all that one could cover, and around all that one of its spots could name. */
function reachOf({ at, width, height, half, tall = half, gap = GAP, must }: Wanted): Box {
  const most = (must ? FARTHER : A_LITTLE).at(-1)!;
  const across = width + half + most + gap.beside;
  const down = height + tall + most + gap.above + gap.below + Math.abs(gap.drop);
  // A spot is not farther from its own point than this, so that others farther away are no matter.
  const far = half + tall + 2 * most + gap.beside + gap.above + gap.below;
  return around(at, Math.max(across, down) + far);
}

/** One after the other; `points` are of lines, which are better not crossed. */
export function settle(
  wanted: readonly Wanted[],
  taken: readonly Box[],
  points: readonly Point[],
  frame: { width: number; height: number },
): Map<string, Spot> {
  const settled: Box[] = [];
  const found = new Map<string, Spot>();
  for (const one of wanted) {
    let best: Spot | null = null;
    const reach = reachOf(one);
    const [boxesNear, spotsNear] = [taken, settled].map((all) =>
      all.filter((box) => overlaps(reach, box)),
    ) as [Box[], Box[]];
    const pointsNear = points.filter((point) => holds(reach, point));
    const othersNear = wanted.filter((other) => other !== one && holds(reach, other.at));
    let least = one.must ? Infinity : COVERS;
    const sides = [
      one.side,
      ...(Object.keys(SIDES) as Side[]).filter((other) => other !== one.side),
    ];
    for (const candidate of candidates(one, sides)) {
      const { side, more, slid } = candidate;
      const spot = spotAt(one, candidate);
      const { box } = spot;
      const outside =
        box.left < 2 || box.right > frame.width - 2 || box.top < 2 || box.bottom > frame.height - 2;
      let cost =
        (outside ? 10 * COVERS : 0) +
        (side === one.side ? 0 : ELSEWHERE) +
        more +
        Math.abs(slid) * SLIDES;
      if (cost >= least) continue; // it can only become worse
      for (const other of boxesNear) if (overlaps(box, other)) cost += COVERS;
      for (const other of spotsNear) if (overlaps(box, other)) cost += HIDES;
      if (cost >= least) continue;
      const own = apart(box, one.at);
      if (!one.must && othersNear.some(({ at }) => apart(box, at) < own)) cost += COVERS; // it would name another
      if (cost >= least) continue;
      for (const point of pointsNear) if (holds(box, point)) cost += CROSSES;
      if (cost < least) [best, least] = [spot, cost];
    }
    if (best) {
      found.set(one.id, best);
      settled.push(best.box);
    }
    if (one.beside) settled.push(one.beside(best));
  }
  return found;
}

const ROUNDS = 5;
/** As `settle`, several times: what found no room comes first in the next round. */
export function settleMost(...[wanted, ...rest]: Parameters<typeof settle>): Map<string, Spot> {
  let order = wanted;
  let best = new Map<string, Spot>();
  for (let round = 0; round < ROUNDS; round++) {
    const found = settle(order, ...rest);
    if (found.size > best.size) best = found;
    if (found.size === wanted.length) break;
    order = [
      ...order.filter(({ id }) => !found.has(id)),
      ...order.filter(({ id }) => found.has(id)),
    ];
  }
  return best;
}
