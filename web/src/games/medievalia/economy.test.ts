import { expect, test } from 'vitest';
import { draws, ofPhase, steps, tableIn } from '../../testing/medievalia.ts';
import {
  add,
  balance,
  gathered,
  groupOutput,
  lacksBuilding,
  leftOf,
  priceOf,
  total,
} from './economy.ts';
import facts from './facts.build.ts';
import game from './index.ts';
import { RESOURCES, type Batch, type Table } from './table.ts';

const plain = (amounts: Partial<Record<string, number>>) =>
  Object.fromEntries(Object.entries(amounts).filter(([, count]) => count));

test('M5.1 a group gives what the engine adds when it is flipped', () => {
  let compared = 0;
  for (const step of [...ofPhase('batch'), ...ofPhase('help')]) {
    const table = tableIn(step);
    const [verb, group = ''] = step.move.split(' ');
    const player = table.players[step.seat]!;
    const known = group === 'city' || player.lands.some(({ piece }) => piece === group);
    if (verb !== 'flip' || !known || !step.batch) continue;
    const kind = table.phase === 'help' ? 'help' : 'made';
    const gave = Object.fromEntries(
      RESOURCES.map((resource) => [
        resource,
        step.batch![kind][resource] - table.batch![kind][resource],
      ]),
    );
    expect(plain(groupOutput(table, player, group))).toEqual(plain(gave));
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

test('what all unflipped groups give together is what the engine says can still be had', () => {
  for (const step of steps.filter((one) => tableIn(one).phase === 'turn')) {
    const table = tableIn(step);
    for (const [seat, player] of table.players.entries()) {
      if (!player.in_game) continue;
      let sum = player.city.flipped ? {} : groupOutput(table, player, 'city');
      for (const land of player.lands)
        if (!land.flipped) sum = add(sum, groupOutput(table, player, land.piece));
      for (const figure of player.figures) {
        if (!figure.flipped && figure.post === null && figure.zone === `fief-${seat}`)
          sum = add(sum, table.printed[figure.card]!.output);
      }
      expect(plain(sum)).toEqual(plain(player.left));
    }
  }
});

test('M4.5 what is in the payment can not be given again', () => {
  const step = ofPhase('batch').find((one) => tableIn(one).batch!.groups.length)!;
  const table = tableIn(step);
  const spent =
    table.batch!.groups.length &&
    total(table.players[step.seat]!.left) - total(leftOf(table, step.seat));
  expect(spent).toBeGreaterThan(0);
  expect(leftOf(table, (step.seat + 1) % table.players.length)).toEqual(
    table.players[(step.seat + 1) % table.players.length]!.left,
  );
});

test('M5.6 a figure without its building costs 2 gold more, as the batch says', () => {
  let compared = 0;
  for (const step of steps) {
    const table = tableIn(step);
    const batch = table.batch;
    if (!batch || batch.pile !== null || batch.thing === 'deck-card') continue;
    const counts = Object.fromEntries(
      RESOURCES.map((resource) => [resource, batch.price.filter((one) => one === resource).length]),
    );
    expect(plain(priceOf(table, table.active_seat, batch.thing))).toEqual(plain(counts));
    if (lacksBuilding(table, table.active_seat, batch.thing))
      expect(batch.price).toHaveLength(total(table.printed[batch.thing]!.price) + 2);
    compared++;
  }
  expect(compared).toBeGreaterThan(3);
});

const NONE = { food: 0, energy: 0, gold: 0, labour: 0 };
const batch = (more: Partial<Batch>): Batch => ({
  thing: 'infantry',
  pile: null,
  price: ['food', 'food', 'energy', 'energy', 'gold'],
  groups: [],
  made: NONE,
  changed: 0,
  off: 0,
  discards: [],
  help: NONE,
  given: 0,
  missing: 0,
  asked: false,
  added: [],
  ...more,
});

test('M4.5 what is missing and what would be lost is told by kind', () => {
  const { short, surplus } = balance(batch({ made: { ...NONE, food: 3, energy: 1 } }));
  expect(short).toEqual({ energy: 1, gold: 1 });
  expect(surplus).toEqual({ food: 1 });
});

test('M4.6 four equal ones are exchanged; M8.3 two of an ally count as one', () => {
  expect(balance(batch({ made: { ...NONE, food: 6, energy: 2 } })).exchanged).toBe(1);
  expect(gathered(batch({ help: { ...NONE, gold: 3 }, discards: ['mine'], given: 1 }))).toEqual({
    have: { gold: 1 },
    any: 2,
  });
});

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
  expect(RESOURCES).toEqual(Object.keys((tableIn(steps[0]!) as Table).players[0]!.left));
});
