import { expect, test } from 'vitest';
import { spread, whole } from './fan.ts';

test('where there is room, cards lie apart and nothing moves when one is raised', () => {
  expect(spread(5, 96, 900, 9, false)).toEqual({ step: 105, push: 0 });
  expect(spread(5, 96, 900, 9, true)).toEqual({ step: 105, push: 0 });
});

test('any hand stays in view, raised card or not', () => {
  for (let cards = 2; cards <= 17; cards++) {
    for (const [width, room, gap] of [
      [96, 900, 9],
      [64, 360, 4],
    ] as const) {
      for (const raised of [false, true])
        expect(whole(cards, width, spread(cards, width, room, gap, raised))).toBeLessThanOrEqual(
          room + 0.01,
        );
    }
  }
});

test('neighbours of a raised card make room for it, and leave no hole', () => {
  const fan = spread(10, 96, 920, 9, true);
  expect(fan.step + fan.push).toBeCloseTo(105);
});

test('so much of every card can be aimed at, also of the neighbour of the raised one', () => {
  for (let cards = 2; cards <= 30; cards++) {
    const { step, push } = spread(cards, 60, 300, 7, true, 26);
    expect(step).toBeGreaterThanOrEqual(26);
    expect(2 * step + push - 60).toBeGreaterThanOrEqual(26); // what the raised card leaves of its neighbour
  }
});
