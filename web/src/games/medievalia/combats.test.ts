import { expect, test } from 'vitest';
import { steps, tableIn } from '../../testing/medievalia.ts';
import { columnsOf } from './combats.ts';
import { layRing } from './ring.ts';

const battles = steps.filter((step) => tableIn(step).battle);

test('M7.4 every figure that was sent stands in the column of its army', () => {
  expect(battles.length).toBeGreaterThan(5);
  for (const step of battles) {
    const table = tableIn(step);
    const battle = table.battle!;
    const columns = columnsOf(table, battle);
    expect(columns).toHaveLength(battle.armies.length);
    for (const [piece, army] of Object.entries(battle.sent)) {
      const column = columns[army - 1]!;
      const here = [...column.attackers, ...column.defenders].map((figure) => figure.piece);
      expect(here, `${piece} in ${table.phase}`).toContain(piece);
    }
  }
});

test.each([
  [2, 230, 246],
  [3, 230, 262],
  [4, 230, 246],
  [4, 390, 178],
  [3, 390, 150],
])('the zones of %i players keep apart in %i × %i', (players, width, height) => {
  const borders =
    players === 2
      ? ['border-0-1']
      : Array.from({ length: players }, (_, seat) => `border-${seat}-${(seat + 1) % players}`);
  const zones = [
    ...Array.from({ length: players }, (_, seat) => `fief-${seat}`),
    ...borders,
    ...(players === 4 ? ['centre'] : []),
  ];
  const adjacent = Object.fromEntries(zones.map((zone) => [zone, []]));
  const { places, radius, small } = layRing(adjacent, players, 1, width, height);
  const all = zones.map((zone) => [zone, places[zone]!] as const);
  for (const [zone, [x, y]] of all) {
    const own = zone.startsWith('fief') ? radius : small;
    expect(x - own, zone).toBeGreaterThanOrEqual(0);
    expect(x + own, zone).toBeLessThanOrEqual(width);
    expect(y - own, zone).toBeGreaterThanOrEqual(0);
    expect(y + own, zone).toBeLessThanOrEqual(height);
    for (const [other, [u, v]] of all) {
      if (other !== zone)
        expect(Math.hypot(x - u, y - v), `${zone} ${other}`).toBeGreaterThan(
          own + (other.startsWith('fief') ? radius : small) - 6,
        );
    }
  }
  expect(places['fief-1']![1]).toBeGreaterThan(height / 2);
});
