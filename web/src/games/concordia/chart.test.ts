import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { ofPhase, steps, tableIn, type Step } from '../../testing/concordia.ts';
import { stageOf } from '../../testing/samples.ts';
import { Chart, STEP } from './chart.svelte.ts';
import { around, holds, overlaps, type Box, type Spot } from '../../map/labels.ts';
import imperium from './map/imperium-wide.build.ts';
import imperiumTall from './map/imperium-tall.build.ts';
import italia from './map/italia-wide.build.ts';
import italiaTall from './map/italia-tall.build.ts';
import type { MapDrawing } from './map/types.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('concordia');
});
const MAPS = { imperium, imperiumTall, italia, italiaTall } as unknown as Record<
  string,
  MapDrawing
>;

function chartOf(step: Step, phone: boolean): Chart {
  const drawing = MAPS[`${tableIn(step).map}${phone ? 'Tall' : ''}`]!;
  const chart = new Chart(() => ({
    stage: stageOf(step.before, language.texts('concordia')),
    drawing,
    phone,
  }));
  [chart.camera.width, chart.camera.height] = phone ? [390, 500] : [940, 490];
  return chart;
}
const boxes = (spots: Map<string, Spot>): [string, Box][] =>
  [...spots].map(([id, { box }]) => [id, box]);
const PHASES = ['play', 'architect', 'step', 'prefect', 'colonist', 'tribune'];

test.each(
  PHASES.flatMap((phase) => [
    [phase, 'wide'],
    [phase, 'tall'],
  ]),
)('%s, on the %s map: no name, tag or number of steps lies on another', (phase, shape) => {
  for (const step of ofPhase(phase)) {
    const chart = chartOf(step, shape === 'tall');
    const written: [string, Box][] = [
      ...boxes(chart.tagSpots),
      ...boxes(chart.nameSpots),
      ...boxes(chart.provinceSpots),
      ...chart.journeys.map(({ line, at }): [string, Box] => [line, around(at, STEP)]),
    ];
    expect(written.length).toBeGreaterThan(10);
    written.forEach(([a, box], i) =>
      written.slice(i + 1).forEach(([b, other]) => {
        if (chart.sees.journeys.has(a) && chart.sees.journeys.has(b)) return; // lines are as near as they are
        expect(overlaps(box, other), `${a} and ${b}`).toBe(false);
      }),
    );
    // A sea gives its name up to what is written there.
    for (const { at } of chart.seas)
      written.forEach(([a, box]) =>
        expect(holds(box, chart.camera.at(at)), `${a} on the name of a sea`).toBe(false),
      );
  }
});

test('the names of all seas are there in a quiet position', () => {
  expect(chartOf(steps[0]!, false).seas).toHaveLength(MAPS.imperium!.seas.length);
});
