// Condottiere's map: 17 regions whose shared borders are exactly those of the game's data (D1.2).
// regions.json has the borders; its coast is too coarse for this scale, so each region is drawn out
// beyond the shore (coast.json) and cut by the fine coast.
import { readFileSync } from 'node:fs';
import { geoConicConformal } from 'd3-geo';
import clip, { type MultiPolygon } from 'polygon-clipping';
import { topology } from 'topojson-server';
import type { FeatureCollection, Polygon } from 'geojson';
import type { GeometryCollection, Polygon as Shape, Topology } from 'topojson-specification';
import { dataOf } from '../../../../build/data.ts';
import {
  at,
  countries,
  near,
  path,
  roughen,
  unite,
  type Box,
  type Point,
} from '../../../../build/geo.ts';
import type { MapDrawing } from './types.ts';

const WIDTH = 600;
const HEIGHT = 488;
const BEYOND = 340; // drawn around the frame, for panels of another shape
const FRAME: Box = [6.85, 40.72, 14.75, 46.2];

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const regions = JSON.parse(read('regions.json')) as FeatureCollection<Polygon, { id: string }>;
const coast = JSON.parse(read('coast.json')) as {
  ends: Record<string, Point>;
  corners: Record<string, Point[]>;
};
const places = JSON.parse(read('places.json')) as Record<string, { at: Point; name: string }>;
const data = dataOf<{
  city: { id: string; borders: string[] }[];
  example_borders: { added: [string, string][] };
}>('condottiere');

const pair = (a: string, b: string): string => [a, b].sort().join('-');

function makeProjection() {
  const [west, south, east, north] = FRAME;
  const middle = (west + east) / 2;
  return geoConicConformal()
    .parallels([40, 46])
    .rotate([-11, 0])
    .fitExtent(
      [
        [0, 0],
        [WIDTH, HEIGHT],
      ],
      {
        type: 'MultiPoint',
        coordinates: [
          [west, south],
          [east, south],
          [west, north],
          [east, north],
          [middle, south],
          [middle, north],
        ],
      },
    )
    .clipExtent([
      [-BEYOND, -BEYOND],
      [WIDTH + BEYOND, HEIGHT + BEYOND],
    ]);
}

const projection = makeProjection();
const shapes = topology({ regions }) as Topology<{ regions: GeometryCollection<{ id: string }> }>;
const lines = shapes.arcs as Point[][];
/** Each region with the lines around it. */
const rings = shapes.objects.regions.geometries.map((shape): [string, number[]] => {
  const { arcs, properties } = shape as Shape<{ id: string }>;
  return [properties!.id, arcs[0]!];
});

/** The regions on both sides of each line. */
const sides: string[][] = lines.map(() => []);
for (const [region, ring] of rings)
  for (const arc of ring) sides[arc < 0 ? ~arc : arc]!.push(region);

function check(): void {
  const printed = new Set(
    data.city.flatMap(({ id, borders }) => borders.map((other) => pair(id, other))),
  );
  const drawn = new Set(sides.filter((both) => both.length === 2).map(([a, b]) => pair(a!, b!)));
  const wrong = [...printed]
    .filter((b) => !drawn.has(b))
    .concat([...drawn].filter((b) => !printed.has(b)));
  if (wrong.length || printed.size !== 34)
    throw new Error(`borders differ from data.toml: ${wrong.join(', ')}`);
}

/** Every point that is so far from the one before; the first and the last in any case. */
function spaced(line: Point[], distance: number): Point[] {
  let last = line[0]!;
  const kept = line.slice(1, -1).filter((point) => {
    const far = Math.hypot(point[0] - last[0], point[1] - last[1]) >= distance;
    if (far) last = point;
    return far;
  });
  return [line[0]!, ...kept, line[line.length - 1]!];
}

/** The inland border, once for both neighbours. */
function inland(arc: number): Point[] {
  const index = arc < 0 ? ~arc : arc;
  const line = lines[index]!.map((point) => projection(point) as Point);
  const rough = roughen(spaced(line, 13), sides[index]!.join(), 0.4, 2.2);
  return arc < 0 ? rough.slice().reverse() : rough;
}

const ends = new Map(Object.entries(coast.ends));

/** The point out at sea (or abroad) for the border that meets the coast here. */
function outward(region: string, [x, y]: Point): Point {
  for (const [index, arc] of lines.entries()) {
    const both = sides[index]!;
    if (both.length !== 2 || !both.includes(region)) continue;
    if ([arc[0]!, arc[arc.length - 1]!].some(([a, b]) => a === x && b === y)) {
      const end = ends.get(pair(both[0]!, both[1]!));
      if (end) return projection(end) as Point;
    }
  }
  throw new Error(`coast.json has no end for ${region} at ${x}, ${y}`);
}

/** Instead of the coarse coast: out from its first point, around, and back in to its last. */
function around(region: string, arc: number): Point[] {
  const line = lines[arc < 0 ? ~arc : arc]!;
  const first = arc < 0 ? line[line.length - 1]! : line[0]!;
  const last = arc < 0 ? line[0]! : line[line.length - 1]!;
  const corners = (coast.corners[region] ?? []).map((point) => projection(point) as Point);
  return [
    projection(first) as Point,
    outward(region, first),
    ...corners,
    outward(region, last),
    projection(last) as Point,
  ];
}

function outline(region: string, arcs: number[]): Point[] {
  const ring = arcs.flatMap((arc) => {
    const both = sides[arc < 0 ? ~arc : arc]!;
    return (both.length === 2 ? inland(arc) : around(region, arc)).slice(0, -1);
  });
  return [...ring, ring[0]!];
}

export default drawMap();

function drawMap(): MapDrawing {
  check();
  const all = near(countries(), [0, 36, 20, 50]);
  const land = unite(all, projection);
  const home = unite(
    all.filter((c) => ['Italy', 'San Marino', 'Vatican'].includes(c.properties.name)),
    projection,
  );
  const cut: Record<string, MultiPolygon> = {};
  for (const [region, ring] of rings)
    cut[region] = clip.intersection([outline(region, ring)], home);
  const printed = data.city.flatMap(({ id, borders }) =>
    borders.filter((other) => id < other).map((other): [string, string] => [id, other]),
  );
  const inPlay = home.filter((part) =>
    Object.values(cut).some((region) => clip.intersection([part], region).length),
  );
  return {
    width: WIDTH,
    height: HEIGHT,
    land: path(land, 1.1, 3),
    coast: path(inPlay, 0.6, 2),
    regions: Object.fromEntries(data.city.map(({ id }) => [id, path(cut[id]!, 0.5, 1.5)])),
    places: Object.fromEntries(
      data.city.map(({ id }) => [
        id,
        { at: at(places[id]!.at, projection), name: places[id]!.name },
      ]),
    ) as MapDrawing['places'],
    borders: { board: printed, example: [...printed, ...data.example_borders.added] },
  };
}
