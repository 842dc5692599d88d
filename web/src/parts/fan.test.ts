import { expect, test } from 'vitest';
import { spread } from './fan.ts';

const end = (cards: number, width: number, { step, push }: { step: number; push: number }) => (cards - 1) * step + push + width;

test('where there is room, cards lie apart and nothing moves when one is raised', () => {
  expect(spread(5, 96, 900, 9, false)).toEqual({ step: 105, push: 0 });
  expect(spread(5, 96, 900, 9, true)).toEqual({ step: 105, push: 0 });
});

test('any hand stays in view, raised card or not', () => {
  for (let cards = 2; cards <= 17; cards++) {
    for (const [width, room, gap] of [[96, 900, 9], [64, 360, 4]] as const) {
      for (const raised of [false, true]) expect(end(cards, width, spread(cards, width, room, gap, raised))).toBeLessThanOrEqual(room + 0.01);
    }
  }
});

test('neighbours of a raised card make room for it, and leave no hole', () => {
  const fan = spread(10, 96, 920, 9, true);
  expect(fan.step + fan.push).toBeCloseTo(105);
});
