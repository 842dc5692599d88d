// Where names and tags stand: on the side the map wants, else where they cover least, else not at all.
import type { Point, Side } from './map/types.ts';

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
  /** Half the width of what it stands beside. */
  half: number;
  width: number;
  height: number;
  side: Side;
  /** Shown even if it covers something. */
  must?: boolean;
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

/** `slid`: what stands above or below is shifted by this part of its width. */
function spotAt(
  side: Side,
  { at: [x, y], width, height }: Wanted,
  half: number,
  slid: number,
): Spot {
  const [across, down] = SIDES[side];
  const anchor = across === 0 ? 'middle' : across > 0 ? 'start' : 'end';
  const from = x + across * (half + 3);
  const left =
    anchor === 'start' ? from : anchor === 'end' ? from - width : x - width / 2 + slid * width;
  const top =
    down === 0 ? y - height / 2 : down > 0 ? y + down * half + 2 : y + down * half - height - 1;
  return { anchor, box: { left, right: left + width, top, bottom: top + height } };
}

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

/** How far a point is from a box. */
const apart = ({ left, right, top, bottom }: Box, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

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
    let least = one.must ? Infinity : COVERS;
    const sides = [
      one.side,
      ...(Object.keys(SIDES) as Side[]).filter((other) => other !== one.side),
    ];
    for (const { side, more, slid } of candidates(one, sides)) {
      const spot = spotAt(side, one, one.half + more, slid);
      const { box } = spot;
      const outside =
        box.left < 2 || box.right > frame.width - 2 || box.top < 2 || box.bottom > frame.height - 2;
      let cost =
        (outside ? 10 * COVERS : 0) +
        (side === one.side ? 0 : ELSEWHERE) +
        more +
        Math.abs(slid) * SLIDES;
      if (cost >= least) continue; // it can only become worse
      for (const other of taken) if (overlaps(box, other)) cost += COVERS;
      for (const other of settled) if (overlaps(box, other)) cost += HIDES;
      if (!one.must && wanted.some(({ at }) => apart(box, at) < apart(box, one.at))) cost += COVERS; // it would name another
      if (cost >= least) continue;
      for (const point of points) if (holds(box, point)) cost += CROSSES;
      if (cost < least) [best, least] = [spot, cost];
    }
    if (!best) continue;
    found.set(one.id, best);
    settled.push(best.box);
  }
  return found;
}
