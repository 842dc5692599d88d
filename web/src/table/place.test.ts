import { afterEach, expect, test } from 'vitest';
import { findPlace } from './place.ts';

afterEach(() => {
  document.body.innerHTML = '';
});
const WIDE = 268;
const HIGH = 160;
const inside = (x: number, y: number) => x >= 0 && y >= 0;

test.each([
  [40, 60],
  [700, 50],
  [1330, 400],
  [20, 740],
  [683, 384],
])('at %i, %i it stands beside the thing, below the top bar, and points at it', (x, y) => {
  const at = new DOMRect(x - 16, y - 16, 32, 32);
  const { left, top, side, arrow } = findPlace(at, WIDE, HIGH, 1366, 768);
  expect(inside(left, top - 44)).toBe(true);
  const apart =
    left >= at.right || left + WIDE <= at.left || top >= at.bottom || top + HIGH <= at.top;
  expect(apart).toBe(true);
  const beside = side === 'left' || side === 'right';
  const points = beside ? top + arrow - y : left + arrow - x;
  expect(Math.abs(points)).toBeLessThanOrEqual(16);
});

test('what is live is not covered where there is room elsewhere', () => {
  document.body.innerHTML = '<i data-live></i>';
  const live = new DOMRect(500, 420, 300, 200);
  document.querySelector('i')!.getBoundingClientRect = () => live;
  const { side } = findPlace(new DOMRect(600, 350, 32, 32), WIDE, HIGH, 1366, 768);
  expect(side).not.toBe('below');
});
