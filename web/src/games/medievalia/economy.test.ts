import { expect, test } from 'vitest';
import { draws, steps, tableIn } from '../../testing/medievalia.ts';
import facts from './facts.build.ts';
import game from './index.ts';
import type { Table } from '../../generated/medievalia.ts';
import { RESOURCES } from './facts.ts';

test('what is drawn for the proof of fairness is what the box holds', () => {
  for (const { what, drawn } of draws) {
    const items = game.itemsOf(what, 2, drawn);
    expect(items, what).not.toBeNull();
    if (drawn.length > 1) expect([...items!].sort()).toEqual([...drawn].sort());
  }
  expect(facts.deck).toHaveLength(87);
  expect(facts.buildings).toHaveLength(14);
});

test('every position has an order for its resources', () => {
  expect(RESOURCES).toEqual(Object.keys((tableIn(steps[0]!) as Table).unspent[0]!));
});
