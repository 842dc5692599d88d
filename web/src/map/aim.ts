// What a finger means on a map: it covers more than it points at, and targets are small.
import type { Camera } from './camera.svelte.ts';

/** How far from a target, in pixels, a finger still means it. */
export const REACH = 22;
/** Whatever is as large is hit without help. */
const LARGE = 2 * REACH;
/** A target that is so much nearer than the next is the one that is meant. */
const CLEARLY = 12;
const CLOSER = 2.5;
const SAMPLES = 24;

export interface Aimed {
  target: SVGElement;
  distance: number;
}

/** The legal targets within a finger's reach of a point of the window, the nearest first. */
export function aimAt(map: Element, x: number, y: number): Aimed[] {
  return [...map.querySelectorAll<SVGElement>('[role="button"][aria-disabled="false"]')]
    .filter((target) => isNear(target.getBoundingClientRect(), x, y))
    .map((target) => ({ target, distance: distanceTo(target, x, y) }))
    .filter(({ distance }) => distance <= REACH)
    .sort((one, other) => one.distance - other.distance);
}

function isNear(box: DOMRect, x: number, y: number): boolean {
  const across = x > box.left - REACH && x < box.right + REACH;
  return across && y > box.top - REACH && y < box.bottom + REACH;
}

function distanceTo(target: SVGElement, x: number, y: number): number {
  if (target instanceof SVGPathElement) return toPath(target, x, y);
  const box = target.getBoundingClientRect();
  const from = Math.hypot(x - (box.left + box.right) / 2, y - (box.top + box.bottom) / 2);
  return Math.max(0, from - Math.min(box.width, box.height) / 2);
}

function toPath(path: SVGPathElement, x: number, y: number): number {
  const matrix = path.getScreenCTM();
  if (!matrix) return Infinity;
  const here = new DOMPoint(x, y).matrixTransform(matrix.inverse());
  if (getComputedStyle(path).fill !== 'none' && path.isPointInFill(here)) return 0;
  const length = path.getTotalLength();
  const scale = Math.hypot(matrix.a, matrix.b);
  let least = Infinity;
  for (let i = 0; i <= SAMPLES; i++) {
    const point = path.getPointAtLength((length * i) / SAMPLES);
    least = Math.min(least, Math.hypot(point.x - here.x, point.y - here.y) * scale);
  }
  return least;
}

/**
 * A finger came down: the target that is meant, or null where the map has come closer, because
 * several could be; undefined where there is none.
 */
export function aim(
  map: Element,
  camera: Camera,
  x: number,
  y: number,
): SVGElement | null | undefined {
  const [first, second] = aimAt(map, x, y);
  if (!first) return undefined;
  const { width, height } = first.target.getBoundingClientRect();
  const small = Math.min(width, height) < LARGE;
  const alike = second !== undefined && second.distance - first.distance < CLEARLY;
  if (!small || !alike || !camera.closer(CLOSER, x, y, map.getBoundingClientRect()))
    return first.target;
  return null;
}
