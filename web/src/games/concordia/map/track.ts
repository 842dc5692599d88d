// A line between two cities: a centripetal Catmull-Rom spline through its points.
import type { Point } from '../../../map/labels.ts';
import type { Track } from './types.ts';

const STEPS = 14;
const round = (value: number): number => Math.round(value * 10) / 10;

/** The spline's point between b and c; a and d are their neighbours. */
function between(a: Point, b: Point, c: Point, d: Point, part: number): Point {
  const knot = (p: Point, q: Point) => Math.sqrt(Math.hypot(q[0] - p[0], q[1] - p[1])) || 1e-6;
  const [t1, t2, t3] = [knot(a, b), knot(a, b) + knot(b, c), knot(a, b) + knot(b, c) + knot(c, d)];
  const t = t1 + (t2 - t1) * part;
  const mix = (p: Point, q: Point, from: number, to: number): Point =>
    [0, 1].map((i) => (p[i]! * (to - t) + q[i]! * (t - from)) / (to - from)) as Point;
  const [ab, bc, cd] = [mix(a, b, 0, t1), mix(b, c, t1, t2), mix(c, d, t2, t3)];
  return mix(mix(ab, bc, 0, t2), mix(bc, cd, t1, t3), t1, t2);
}

function curve(points: Point[]): Point[] {
  if (points.length === 2) return points;
  const [first, second] = points as [Point, Point];
  const [beforeLast, last] = points.slice(-2) as [Point, Point];
  const ends: Point[] = [
    [2 * first[0] - second[0], 2 * first[1] - second[1]],
    ...points,
    [2 * last[0] - beforeLast[0], 2 * last[1] - beforeLast[1]],
  ];
  const found: Point[] = [first];
  for (let i = 1; i < ends.length - 2; i++) {
    for (let step = 1; step <= STEPS; step++)
      found.push(between(ends[i - 1]!, ends[i]!, ends[i + 1]!, ends[i + 2]!, step / STEPS));
  }
  return found;
}

/** The point at this part of the line's length. */
function along(points: Point[], part: number): Point {
  const lengths = points
    .slice(1)
    .map(([x, y], i) => Math.hypot(x - points[i]![0], y - points[i]![1]));
  let left = part * lengths.reduce((sum, length) => sum + length, 0);
  for (const [i, length] of lengths.entries()) {
    if (left <= length && length > 0) {
      const [[ax, ay], [bx, by]] = [points[i]!, points[i + 1]!];
      return [round(ax + ((bx - ax) * left) / length), round(ay + ((by - ay) * left) / length)];
    }
    left -= length;
  }
  return points[points.length - 1]!;
}

export function track(through: Point[]): Track {
  const points = curve(through);
  return {
    path: `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`,
    mid: along(points, 0.5),
    points: Array.from({ length: 11 }, (_, i) => along(points, (i + 1) / 12)),
  };
}
