import { expect, test } from 'vitest';
import { draws, ofPhase, steps, tableIn } from '../../testing/concordia.ts';
import { affordable, cardCost, houseCost, produce, sites } from './economy.ts';
import game from './index.ts';
import { sums } from './scoring.ts';
import type { Table } from './table.ts';

const wine = {
  map: 'imperium',
  cities: { novaria: { good: 'wine', houses: [1, 2] } },
} as unknown as Table;

test('the third house in a wine city costs 1 brick, 1 wine and 12 coins (K-E3)', () => {
  expect(houseCost(wine, 'novaria')).toEqual({ coins: 12, goods: ['brick', 'wine'] });
});

test.each(ofPhase('architect').map((step, i) => [i, step] as const))(
  'what can be built is what the engine allows (%i)',
  (_, step) => {
    const table = tableIn(step);
    const me = table.players[step.seat]!;
    const found = sites(table, step.seat)
      .filter((city) => affordable(me, houseCost(table, city)))
      .map((city) => `build ${city}`);
    expect(found.sort()).toEqual(
      step.before.legal.filter((move) => move.startsWith('build ')).sort(),
    );
  },
);

test('what was said of a province is what everybody received (K4.5, K4.6)', () => {
  const found = ofPhase('prefect').filter(({ move }) => move.startsWith('produce '));
  expect(found.length).toBeGreaterThan(0);
  for (const step of found) {
    const table = tableIn(step);
    const yields = produce(table, step.move.slice(8), step.seat);
    for (const { id, args } of step.events) {
      if (id !== 'received') continue;
      const offered = [...(yields.get(Number(args.seat)) ?? [])];
      for (const good of args.goods as string[])
        expect(offered.splice(offered.indexOf(good as never), 1)).toEqual([good]);
    }
    const got = new Set(
      step.events
        .filter(({ id }) => id === 'received' || id === 'left-behind')
        .map(({ args }) => Number(args.seat)),
    );
    if (!step.after.players.some(({ offered }) => offered.length))
      expect([...yields.keys()].sort()).toEqual([...got].sort());
  }
});

test.each(ofPhase('purchase').map((step, i) => [i, step] as const))(
  'cards that can be paid are those that the engine sells (%i)',
  (_, step) => {
    const table = tableIn(step);
    const found = table.display.flatMap((sale, space) => {
      if (!sale) return [];
      const { goods, any } = cardCost(sale, table.card === 'consul');
      const left = { ...table.players[step.seat]!.goods };
      const short =
        goods.some((good) => (left[good] -= 1) < 0) ||
        Object.values(left).reduce((a, b) => a + b, 0) < any;
      return short ? [] : [`card ${sale.card} ${space + 1}`];
    });
    expect(found.sort()).toEqual(
      step.before.legal.filter((move) => move.startsWith('card ')).sort(),
    );
  },
);

test('the points card by card add up to the points of the engine (K6.2)', () => {
  for (const step of steps) {
    const table = tableIn(step);
    const all = sums(
      table,
      table.players.map((_, seat) => seat),
    );
    expect(all.seats).toEqual([step.seat]);
    expect(all.totals).toEqual([table.score!.points]);
    all.rows.forEach(({ god, totals }) => expect(totals).toEqual([table.score![god]]));
  }
});

test('for the proof of fairness every draw has its items, in any order', () => {
  for (const { what, drawn } of draws) {
    const items = game.itemsOf(what, 4, drawn)!;
    if (drawn.length > 1) expect([...items].sort()).toEqual([...drawn].sort());
    else expect(items).toContain(drawn[0]);
  }
});
