import { expect, test } from 'vitest';
import { around, overlaps, settle, type Wanted } from '../../map/labels.ts';
import imperiumTall from './map/imperium-tall.build.ts';
import imperiumWide from './map/imperium-wide.build.ts';
import italiaTall from './map/italia-tall.build.ts';
import italiaWide from './map/italia-wide.build.ts';
import type { MapDrawing } from './map/types.ts';

const MAPS: Record<string, MapDrawing> = { imperiumWide, imperiumTall, italiaWide, italiaTall };

test.each(Object.entries(MAPS))(
  'on %s no disc, marker or resting place lies on another',
  (_, map) => {
    const discs = Object.entries(map.cities).map(([city, { at }]) => [city, at] as const);
    const spots = [
      ...discs,
      ...Object.entries(map.provinces).map(([id, { marker }]) => [id, marker] as const),
    ];
    const least = map.width > 700 ? 24 : 15;
    spots.forEach(([a, [x, y]], i) =>
      spots
        .slice(i + 1)
        .forEach(([b, [u, v]]) =>
          expect(Math.hypot(x - u, y - v), `${a} and ${b}`).toBeGreaterThan(least),
        ),
    );
    for (const [
      line,
      {
        mid: [x, y],
      },
    ] of Object.entries(map.tracks)) {
      for (const [city, [u, v]] of discs)
        expect(Math.hypot(x - u, y - v), `${line} at ${city}`).toBeGreaterThan(least * 0.5);
      for (const [
        id,
        {
          marker: [u, v],
        },
      ] of Object.entries(map.provinces))
        expect(Math.hypot(x - u, y - v), `${line} at the marker of ${id}`).toBeGreaterThan(
          map.width > 700 ? 22 : 15,
        );
    }
  },
);

test.each(Object.entries(MAPS))('on %s every city and marker is inside the frame', (_, map) => {
  for (const {
    at: [x, y],
  } of Object.values(map.cities))
    expect(x > 8 && y > 8 && x < map.width - 8 && y < map.height - 8).toBe(true);
  for (const {
    marker: [x, y],
  } of Object.values(map.provinces))
    expect(x > 8 && y > 8 && x < map.width - 8 && y < map.height - 8).toBe(true);
});

test('names stand beside discs and never on each other', () => {
  const map = MAPS.italiaWide!;
  const discs = Object.values(map.cities).map(({ at }) => around(at, 12.5));
  const wanted = Object.entries(map.cities).map(([id, { at, side }]): Wanted => ({
    id,
    at,
    side,
    half: 12.5,
    width: id.length * 7,
    height: 14,
  }));
  const spots = [...settle(wanted, discs, [], map).values()].map(({ box }) => box);
  expect(spots.length).toBeGreaterThan(20);
  spots.forEach((box, i) =>
    [...discs, ...spots.slice(i + 1)].forEach((other) => expect(overlaps(box, other)).toBe(false)),
  );
});

test('what must be shown is shown, farther away if need be', () => {
  const one: Wanted = {
    id: 'tag',
    at: [100, 100],
    half: 10,
    width: 60,
    height: 24,
    side: 's',
    must: true,
  };
  const near = [
    around([100, 122], 12),
    around([100, 78], 12),
    around([140, 100], 30),
    around([60, 100], 30),
  ];
  const box = settle([one], near, [], { width: 400, height: 400 }).get('tag')!.box;
  expect(near.some((other) => overlaps(box, other))).toBe(false);
});
