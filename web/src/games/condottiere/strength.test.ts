import { expect, test } from 'vitest';
import { steps, tableOf } from '../../testing/samples.ts';
import drawing from './map/map.build.ts';
import { strengthOf, strengthsAfter } from './strength.ts';

test('strengths are the engine’s', () => {
  for (const step of steps) {
    const table = tableOf(step);
    for (const player of table.players)
      expect(strengthOf(player.army, table.winter)).toEqual(player.strength);
  }
});

test('what a card would change is what it changes', () => {
  const played = steps.filter(
    (step) =>
      step.move.startsWith('play ') &&
      step.after.phase === 'battle' &&
      step.after.city === tableOf(step).city,
  );
  expect(played.length).toBeGreaterThan(20);
  for (const step of played) {
    const then = strengthsAfter(tableOf(step), step.seat, step.move.slice(5));
    expect(then).toEqual(step.after.players.map(({ strength }) => strength));
  }
});

test('there are 34 borders', () => {
  expect(drawing.borders).toHaveLength(34);
});

test('all 17 regions are drawn, each with a place for its mark', () => {
  expect(Object.keys(drawing.regions)).toHaveLength(17);
  for (const [city, path] of Object.entries(drawing.regions)) {
    expect(path.length).toBeGreaterThan(100);
    const [x, y] = drawing.places[city]!.at;
    expect(x > 0 && x < drawing.width && y > 0 && y < drawing.height).toBe(true);
  }
});
