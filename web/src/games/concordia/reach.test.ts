import { expect, test } from 'vitest';
import { ofPhase, steps, tableIn } from '../../testing/concordia.ts';
import facts from './facts.build.ts';
import { reach } from './reach.ts';
import { onLine } from './table.ts';

const LINES = facts.maps.imperium!.lines;

test('from Roma a land colonist reaches four lines with one step (K4.2)', () => {
  const ways = reach(LINES, 'land', 'roma', 1, {});
  expect([...ways.keys()].sort()).toEqual([
    'land aquileia roma',
    'land novaria roma',
    'land roma syracusae',
  ]);
});

test('an occupied line is passed over and costs its step (K4.13)', () => {
  const occupied = { 'land aquileia roma': 1, 'land novaria roma': 2 };
  const ways = reach(LINES, 'land', 'roma', 2, occupied);
  expect(ways.has('land aquileia roma')).toBe(false);
  expect(ways.get('land aquileia vindobona')).toEqual({
    steps: 2,
    through: ['land aquileia roma', 'land aquileia vindobona'],
  });
});

test('two lines between two cities are two lines (K1.2)', () => {
  expect(reach(LINES, 'sea', 'roma', 1, {}).has('sea roma syracusae')).toBe(true);
  expect(reach(LINES, 'land', 'roma', 1, {}).has('sea roma syracusae')).toBe(false);
});

test.each(ofPhase('step').map((step, i) => [i, step] as const))(
  'free lines that the engine allows next are those one step away (%i)',
  (_, step) => {
    const table = tableIn(step);
    const ways = reach(
      facts.maps[table.map]!.lines,
      table.moving!.kind,
      table.moving!.at,
      table.steps,
      table.lines,
    );
    const next = [...ways].filter(([, way]) => way.steps === 1).map(([line]) => line);
    const legal = step.before.legal
      .filter((move) => move.startsWith('step '))
      .map((move) => move.slice(5))
      .filter((line) => table.lines[line] === undefined);
    expect(next.sort()).toEqual(legal.sort());
  },
);

test('every place of a colonist is on the map', () => {
  for (const step of steps) {
    const table = tableIn(step);
    for (const { land, sea } of table.players) {
      for (const place of [...land, ...sea])
        expect(onLine(place) ? facts.maps[table.map]!.lines : Object.keys(table.cities)).toContain(
          place,
        );
    }
  }
});
