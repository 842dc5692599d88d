import { expect, test } from 'vitest';
import { changed } from './foresight.ts';

test.each([
  [{ a: 1, b: 2 }, { b: 3 }, { a: 1, b: 3 }],
  [{ a: 1, b: 2 }, { '-': ['b'] }, { a: 1 }],
  [{ a: 1 }, { b: null }, { a: 1, b: null }],
  [{ a: [1, 2, 3] }, { a: { '#1': 5 } }, { a: [1, 5, 3] }],
  [{ a: [1, 2, 3] }, { a: [1, 2] }, { a: [1, 2] }],
  [{ a: null }, { a: { b: 1 } }, { a: { b: 1 } }],
  [{ a: { b: 1 } }, { a: { '-': ['b'] } }, { a: {} }],
  [{ a: [{ b: 1 }, { b: 2 }] }, { a: { '#1': { b: 3 } } }, { a: [{ b: 1 }, { b: 3 }] }],
  [{ a: 1 }, {}, { a: 1 }],
])('differences change what they name: %j with %j', (now, changes, then) => {
  expect(changed(now, changes)).toEqual(then);
});

test('what did not change is the same thing', () => {
  const now = { a: { b: 1 }, c: { d: 2 } };
  const then = changed(now, { a: { b: 2 } });
  expect(then.c).toBe(now.c);
  expect(now.a.b).toBe(1);
});
