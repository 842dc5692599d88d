import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { considering, ofPhase, steps, tableIn, type Step } from '../../testing/concordia.ts';
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
const MAPS: Record<string, MapDrawing> = { imperium, imperiumTall, italia, italiaTall };

function chartOf(step: Step, phone: boolean, move?: string): Chart {
  const drawing = MAPS[`${tableIn(step).map}${phone ? 'Tall' : ''}`]!;
  const chart = new Chart(() => ({
    stage: stageOf(step.before, language.texts('concordia'), move ? considering(step, move) : {}),
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

const playing = (card: string): Step =>
  ofPhase('play').findLast(({ before }) => before.legal.includes(`play ${card}`))!;

test('a considered Architect shows the ways and the sites that it would bring, before it is played', () => {
  const step = playing('architect');
  expect(chartOf(step, false).sees.journeys.size).toBe(0);
  const chart = chartOf(step, false, 'play architect');
  const { reach, sites } = chart.stage.then;
  expect([...chart.sees.journeys.keys()]).toEqual(Object.keys(reach));
  expect(chart.sees.journeys.size).toBeGreaterThan(3);
  expect(chart.plates.map(({ id, legal }) => [id, legal])).toEqual(
    sites.map(({ city }) => [`city ${city}`, false]),
  );
});

test('a considered copy of an Architect shows them, too', () => {
  const copies = ofPhase('diplomat').flatMap((step) =>
    step.before.legal.map((move) => chartOf(step, false, move)),
  );
  const architects = copies.filter(({ stage }) => stage.then.phase === 'architect');
  expect(architects.length).toBeGreaterThan(0);
  for (const { sees, stage } of architects)
    expect([...sees.journeys.keys()]).toEqual(Object.keys(stage.then.reach));
});

test('a colonist that is pointed at shows its own ways alone', () => {
  const step = ofPhase('architect').find(({ before }) => before.legal.includes('leave land roma'))!;
  const chart = chartOf(step, false);
  chart.hovered = `colonist land roma ${step.seat}`;
  const own = Object.entries(tableIn(step).reach).filter(([, ways]) => 'leave land roma' in ways);
  expect(own.length).toBeGreaterThan(0);
  expect([...chart.sees.journeys]).toEqual(
    own.map(([line, ways]) => [line, { first: 'leave land roma', steps: ways['leave land roma'] }]),
  );
});

test('a considered Prefect shows what every province would give, until then the one looked at', () => {
  const step = playing('prefect');
  const quiet = chartOf(step, false);
  expect(quiet.plates).toEqual([]);
  const fresh = Object.entries(tableIn(step).provinces).filter(([, { turned }]) => !turned);
  quiet.hovered = `province ${fresh[0]![0]}`;
  expect(quiet.peek.map(({ id }) => id)).toEqual([quiet.hovered]);
  expect(chartOf(step, false, 'play prefect').plates).toHaveLength(fresh.length);
});
