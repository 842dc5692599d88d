import { expect, test } from 'vitest';
import { Camera } from '../../map/camera.svelte.ts';
import { arrange, type Wanted } from './labels.ts';
import drawing from './map/map.build.ts';

const names: Record<string, string> = {
  milano: 'Milan',
  torino: 'Turin',
  venezia: 'Venice',
  genova: 'Genoa',
  mantova: 'Mantua',
  firenze: 'Florence',
  roma: 'Rome',
  napoli: 'Naples',
};
const wanted = (owned: boolean): Wanted[] =>
  Object.keys(drawing.places).map((city) => ({
    city,
    name: names[city] ?? city,
    owned,
    pawn: city === 'parma',
  }));

function place(width: number, height: number, owned: boolean) {
  const camera = new Camera(() => ({ x: 20, y: 0, width: 580, height: 488 }));
  camera.width = width;
  camera.height = height;
  return arrange(camera, drawing.places, wanted(owned), width < 600 ? 20 : 25, width < 600);
}

function boxes(placed: ReturnType<typeof place>, wide: number) {
  return placed.flatMap(({ city, name }) => {
    if (!name) return [];
    const width = (names[city] ?? city).length * wide;
    const left =
      name.anchor === 'start'
        ? name.x
        : name.anchor === 'end'
          ? name.x - width
          : name.x - width / 2;
    return [{ city, left, right: left + width, top: name.y - 9, bottom: name.y + 2 }];
  });
}

test.each([
  [390, 520, true],
  [390, 520, false],
  [602, 490, true],
  [1000, 800, false],
])('no two names meet on a map of %i × %i px (owned: %s)', (width, height, owned) => {
  const all = boxes(place(width, height, owned), width < 600 ? 6.4 : 7);
  for (const [i, a] of all.entries()) {
    for (const b of all.slice(i + 1)) {
      const meet = a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
      expect(meet, `${a.city} and ${b.city}`).toBe(false);
    }
  }
});

test('with room every city has its name', () => {
  expect(place(602, 490, false).filter(({ name }) => !name)).toEqual([]);
  expect(place(390, 520, false).filter(({ name }) => !name)).toEqual([]);
});
