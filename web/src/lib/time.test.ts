import { expect, test } from 'vitest';
import { left } from './time.ts';

test('a clock shows minutes, hours and days', () => {
  expect(left(125, 'en')).toBe('2:05');
  expect(left(0.2, 'en')).toBe('0:01');
  expect(left(-3, 'en')).toBe('0:00');
  expect(left(3725, 'en')).toBe('1:02:05');
  expect(left(604800, 'en')).toBe('7 days 0 hr');
  expect(left(90000, 'de')).toBe('1 Tg. 1 Std.');
});
