// Concordia's maps, drawn at build time: provinces over real coastlines, cities and lines.
// provinces.json has the areas on a coarse coast; here they are cut by the fine one.
import { readFileSync } from 'node:fs';
import { geoAzimuthalEqualArea, geoProjection, type GeoProjection } from 'd3-geo';
import type { Feature, FeatureCollection, MultiPolygon as Area } from 'geojson';
import clip, { type MultiPolygon, type Polygon } from 'polygon-clipping';
import { parse } from 'smol-toml';
import { dataOf } from '../../../../build/data.ts';
import { at, land as allLand, path, project, type Box } from '../../../../build/geo.ts';
import { track } from './track.ts';
import type { Point, Side } from '../../../map/labels.ts';
import type { MapDrawing, Sea } from './types.ts';

export type MapName = 'imperium' | 'italia';
export type Shape = 'wide' | 'tall';

type Places = {
  cities: { id: string; at: Point; wide: Side; tall: Side }[];
  provinces: { id: string; wide: Point; tall: Point }[];
  lines: { kind: string; a: string; b: string; via: Point[] }[];
};
type Printed = {
  provinces: { id: string; cities: { id: string }[] }[];
  land: [string, string][];
  sea: [string, string][];
};
interface Plan {
  projection: GeoProjection;
  width: number;
  height: number;
  turned: number;
  seas: Sea[];
}

const BEYOND = 260; // drawn around the frame, for panels of another shape
const FINEST = 0.7; // pixels between two points of the coast
const LEAST_ISLAND = 2; // square pixels
const INLAND: Point = [11, 44.5]; // near Mutina
const MOST_SLIVER = 900; // square pixels: what is larger is land that is not in play

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const areas = JSON.parse(read('provinces.json')) as FeatureCollection<
  Area,
  { map: string; id: string; color: number; neutral?: boolean }
>;
const places = parse(read('places.toml')) as Record<MapName, Places>;
const data = dataOf<{ maps: Record<MapName, Printed> }>('concordia');

/** The plate of Marinus of Tyre, true along the parallel of Rhodes: the map a Roman would have known. */
const marinus = (): GeoProjection =>
  geoProjection((lambda, phi) => [lambda * Math.cos(Math.PI / 5), phi]);

const PLANS: Record<MapName, Record<Shape, () => Plan>> = {
  imperium: {
    wide: () => ({
      projection: marinus()
        .rotate([-14.5, 0])
        .fitExtent(
          [
            [0, 0],
            [938, 498],
          ],
          corners([-11.4, 28, 40.5, 53.75]),
        ),
      width: 938,
      height: 498,
      turned: 0,
      seas: [
        { lines: ['Mare', 'Internum'], at: [19.7, 35.5], turn: 0 },
        { lines: ['Pontus Euxinus'], at: [37, 43.35], turn: 0 },
        { lines: ['Oceanus'], at: [-9.2, 47.2], turn: -66 },
      ],
    }),
    tall: () => ({
      projection: geoAzimuthalEqualArea()
        .rotate([-13.5, -41, -60])
        .clipAngle(60)
        .scale(868.3)
        .translate([195, 276.5]),
      width: 390,
      height: 624,
      turned: -60,
      seas: [
        { lines: ['Mare Internum'], at: [18.6, 35.2], turn: 0 },
        { lines: ['Pontus Euxinus'], at: [33.2, 43.4], turn: 0 },
      ],
    }),
  },
  italia: {
    wide: () => ({
      projection: geoAzimuthalEqualArea()
        .rotate([-12.3, -41.8, 25])
        .clipAngle(60)
        .scale(3366.1)
        .translate([410.5, 271.7]),
      width: 800,
      height: 500,
      turned: 25,
      seas: [
        { lines: ['Mare Superum'], at: [15.6, 43.3], turn: 20 },
        { lines: ['Mare Inferum'], at: [11.15, 40.4], turn: 0 },
        { lines: ['Mare Ligusticum'], at: [6.3, 42.3], turn: 0 },
      ],
    }),
    tall: () => ({
      projection: geoAzimuthalEqualArea()
        .rotate([-12.3, -41.8, 0])
        .clipAngle(60)
        .scale(2268.8)
        .translate([183.6, 238]),
      width: 390,
      height: 468,
      turned: 0,
      seas: [
        { lines: ['Mare Superum'], at: [15.9, 43.2], turn: 38 },
        { lines: ['Mare Inferum'], at: [11.2, 38.5], turn: 0 },
      ],
    }),
  },
};

function corners([west, south, east, north]: Box) {
  const middle = (west + east) / 2;
  return {
    type: 'MultiPoint' as const,
    coordinates: [
      [west, south],
      [east, south],
      [west, north],
      [east, north],
      [middle, south],
      [middle, north],
    ],
  };
}

/** The build fails where the drawing and the game's data differ (K1.2). */
function check(map: MapName): void {
  const printed = data.maps[map];
  const same = (what: string, drawn: string[], wanted: string[]) => {
    const wrong = [
      ...drawn.filter((id) => !wanted.includes(id)),
      ...wanted.filter((id) => !drawn.includes(id)),
    ];
    if (wrong.length) throw new Error(`${map}: ${what} differ from data.toml: ${wrong.join(', ')}`);
  };
  same(
    'cities',
    places[map].cities.map(({ id }) => id),
    ['roma', ...printed.provinces.flatMap(({ cities }) => cities.map(({ id }) => id))],
  );
  same(
    'provinces',
    places[map].provinces.map(({ id }) => id),
    printed.provinces.map(({ id }) => id),
  );
  const lines = [
    ...printed.land.map(([a, b]) => `land ${a} ${b}`),
    ...printed.sea.map(([a, b]) => `sea ${a} ${b}`),
  ];
  const unknown = places[map].lines
    .map(({ kind, a, b }) => `${kind} ${a} ${b}`)
    .filter((line) => !lines.includes(line));
  if (unknown.length) throw new Error(`${map}: no such lines in data.toml: ${unknown.join(', ')}`);
}

const size = (polygon: Polygon): number =>
  Math.abs(
    polygon[0]!.reduce(
      (sum, [x, y], i, ring) =>
        sum + x * ring[(i + 1) % ring.length]![1] - ring[(i + 1) % ring.length]![0] * y,
      0,
    ) / 2,
  );

/** Whether a point lies within a shape. */
function holds(shape: MultiPolygon, [x, y]: Point): boolean {
  const crossings = shape.flat().flatMap((ring) =>
    ring.filter(([ax, ay], i) => {
      const [bx, by] = ring[(i + 1) % ring.length]!;
      return ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay);
    }),
  );
  return crossings.length % 2 === 1;
}

/** Without the points that nobody could see: what is cut is much less work then. */
const thinned = ([ring]: Polygon): Polygon => {
  let last: readonly [number, number] = [Infinity, Infinity];
  const kept = ring!.filter((point) => {
    const far = Math.hypot(point[0] - last[0], point[1] - last[1]) >= FINEST;
    if (far) last = point;
    return far;
  });
  return [kept];
};

/** Provinces on the fine coast: slivers of land outside the coarse one go to the province they touch. */
function cut(
  coarse: Record<string, MultiPolygon>,
  land: MultiPolygon,
): Record<string, MultiPolygon> {
  const all = clip.union(...(Object.values(coarse) as [MultiPolygon, ...MultiPolygon[]]));
  const slivers = clip.difference(land, all).filter((polygon) => size(polygon) < MOST_SLIVER);
  const won: Record<string, MultiPolygon> = Object.fromEntries(
    Object.keys(coarse).map((id) => [id, []]),
  );
  const corner = new Map<string, string[]>();
  const key = ([x, y]: readonly [number, number]) => `${x.toFixed(3)} ${y.toFixed(3)}`;
  for (const [id, shape] of Object.entries(coarse)) {
    for (const point of shape.flat(2))
      corner.set(key(point), [...(corner.get(key(point)) ?? []), id]);
  }
  for (const sliver of slivers) {
    const votes = new Map<string, number>();
    for (const id of sliver.flat().flatMap((point) => corner.get(key(point)) ?? []))
      votes.set(id, (votes.get(id) ?? 0) + 1);
    const [most] = [...votes].sort((a, b) => b[1] - a[1]);
    if (most) won[most[0]]!.push(sliver);
  }
  return Object.fromEntries(
    Object.entries(coarse).map(([id, shape]) => {
      const inside = clip.intersection(shape, land);
      return [
        id,
        won[id]!.length
          ? clip.union(inside, ...won[id]!.map((polygon): MultiPolygon => [polygon]))
          : inside,
      ];
    }),
  );
}

export function draw(map: MapName, shape: Shape): MapDrawing {
  check(map);
  const { projection, width, height, turned, seas } = PLANS[map][shape]();
  projection.clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  // Rings come one by one: what lies inside an odd number of them is land.
  const [first, ...rings] = project(allLand(), projection)
    .map(thinned)
    .filter((ring) => size(ring) > LEAST_ISLAND)
    .map((ring): MultiPolygon => [ring]);
  const drawn = clip.xor(first!, ...rings);
  // Where the clipped land fills the frame, its outline is left out, and sea and land are exchanged.
  const frame: Polygon = [
    [
      [-BEYOND, -BEYOND],
      [width + BEYOND, -BEYOND],
      [width + BEYOND, height + BEYOND],
      [-BEYOND, height + BEYOND],
      [-BEYOND, -BEYOND],
    ],
  ];
  const land = holds(drawn, at(INLAND, projection)) ? drawn : clip.xor(drawn, [frame]);
  const found = areas.features.filter(({ properties }) => properties.map === map);
  const coarse = Object.fromEntries(
    found.map((area) => [area.properties.id, clip.union(project(area as Feature, projection))]),
  );
  const shapes = cut(coarse, land);
  const inPlay = clip.union(...(Object.values(shapes) as [MultiPolygon, ...MultiPolygon[]]));
  const { cities, provinces, lines } = places[map];
  const spots = Object.fromEntries(cities.map(({ id, at: spot }) => [id, at(spot, projection)]));
  const bends = new Map(lines.map(({ kind, a, b, via }) => [`${kind} ${a} ${b}`, via]));
  const printed = data.maps[map];
  const all = (['land', 'sea'] as const).flatMap((kind) =>
    printed[kind].map(([a, b]) => ({ name: `${kind} ${a} ${b}`, a, b })),
  );
  return {
    width,
    height,
    turned,
    land: path(land, 1.1, 3),
    coast: path(inPlay, 0.8, 2),
    provinces: Object.fromEntries(
      provinces.map(({ id, [shape]: marker }) => [
        id,
        {
          path: path(shapes[id]!, 0.8, 2),
          tint: found.find(({ properties }) => properties.id === id)!.properties.color,
          marker: at(marker, projection),
        },
      ]),
    ),
    cities: Object.fromEntries(
      cities.map(({ id, [shape]: side }) => [id, { at: spots[id]!, side }]),
    ),
    tracks: Object.fromEntries(
      all.map(({ name, a, b }) => [
        name,
        track([
          spots[a]!,
          ...(bends.get(name) ?? []).map((point) => at(point, projection)),
          spots[b]!,
        ]),
      ]),
    ),
    seas: seas.map((sea) => ({ ...sea, at: at(sea.at, projection) })),
  };
}
