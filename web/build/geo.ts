// Maps over real coastlines (Natural Earth 1:10m, public domain), drawn at build time.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoBounds, geoPath, type GeoPermissibleObjects, type GeoProjection } from 'd3-geo';
import type { Feature, Geometry, MultiPolygon as GeoMultiPolygon } from 'geojson';
import clip, { type MultiPolygon } from 'polygon-clipping';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type Point = [number, number];
export type Box = [west: number, south: number, east: number, north: number];
type Country = Feature<Geometry, { name: string }>;

const require = createRequire(import.meta.url);

/** All countries at 1:10m. */
export function countries(): Country[] {
  const path = require.resolve('world-atlas/countries-10m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{
    countries: GeometryCollection<{ name: string }>;
  }>;
  return feature(world, world.objects.countries).features as Country[];
}

/** All land at 1:10m, as one shape. */
export function land(): Feature {
  const path = require.resolve('world-atlas/land-10m.json');
  const world = JSON.parse(readFileSync(path, 'utf8')) as Topology<{ land: GeometryCollection }>;
  const { features } = feature(world, world.objects.land);
  return {
    type: 'Feature',
    properties: {},
    geometry: {
      type: 'MultiPolygon',
      coordinates: features.flatMap(({ geometry }) => (geometry as GeoMultiPolygon).coordinates),
    },
  };
}

/** Countries that lie in or near a box. A projected box would lie about those behind the globe. */
export function near(all: Country[], [west, south, east, north]: Box): Country[] {
  return all.filter((country) => {
    const [[a, b], [c, d]] = geoBounds(country);
    return a <= c && c - a < 200 && a < east && c > west && b < north && d > south;
  });
}

/** A shape in the plane of the projection. */
export function project(shape: GeoPermissibleObjects, projection: GeoProjection): MultiPolygon {
  const found: MultiPolygon = [];
  let ring: Point[] = [];
  geoPath(projection, {
    beginPath() {},
    closePath() {},
    arc() {},
    moveTo(x, y) {
      ring = [[x, y]];
      found.push([ring]);
    },
    lineTo(x, y) {
      ring.push([x, y]);
    },
  })(shape);
  return found;
}

/** The land of several countries as one shape. */
export function unite(shapes: Country[], projection: GeoProjection): MultiPolygon {
  const [first, ...rest] = shapes
    .map((shape) => project(shape, projection))
    .filter((s) => s.length);
  return first ? clip.union(first, ...rest) : [];
}

/** Small repeatable noise, so that a border is the same in every build. */
function noise(seed: string): () => number {
  let h = 2166136261;
  for (const letter of seed) h = Math.imul(h ^ letter.charCodeAt(0), 16777619);
  return () => {
    h ^= h << 13;
    h ^= h >>> 17;
    h ^= h << 5;
    return (h >>> 0) / 4294967296 - 0.5;
  };
}

/** Midpoint displacement: as rough as the coast beside it. Segments shorter than `least` stay. */
export function roughen(points: Point[], seed: string, amount: number, least: number): Point[] {
  const random = noise(seed);
  let line = points;
  for (let depth = 0; depth < 4; depth++) {
    const next: Point[] = [line[0]!];
    for (let i = 1; i < line.length; i++) {
      const [ax, ay] = line[i - 1]!;
      const [bx, by] = line[i]!;
      const shift = random() * amount;
      if (Math.hypot(bx - ax, by - ay) > least) {
        next.push([(ax + bx) / 2 - (by - ay) * shift, (ay + by) / 2 + (bx - ax) * shift]);
      }
      next.push(line[i]!);
    }
    line = next;
  }
  return line;
}

const round = (value: number): number => Math.round(value * 10) / 10;

function area(ring: Point[]): number {
  let sum = 0;
  ring.forEach(([x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length]!;
    sum += x * v - u * y;
  });
  return Math.abs(sum / 2);
}

/** Points at least `step` apart, to a tenth of a pixel. */
function thin(ring: Point[], step: number): Point[] {
  const kept: Point[] = [];
  for (const [x, y] of ring) {
    const last = kept[kept.length - 1];
    if (!last || Math.hypot(x - last[0], y - last[1]) >= step) kept.push([round(x), round(y)]);
  }
  return kept;
}

function number(value: number): string {
  return String(round(value)).replace(/^(-?)0\./, '$1.');
}

/** A ring as path data in small relative steps. */
function draw(ring: Point[]): string {
  let [px, py] = ring[0]!;
  let path = `M${number(px)} ${number(py)}l`;
  const steps = ring.slice(1).map(([x, y]) => {
    const step = `${number(x - px)} ${number(y - py)}`;
    [px, py] = [x, y];
    return step;
  });
  path += steps.join(' ').replaceAll(' -', '-');
  return `${path}z`;
}

/** Path data of a shape, without islands smaller than `least` square pixels. */
export function path(shape: MultiPolygon, step: number, least: number): string {
  return shape
    .flat()
    .map((ring) => thin(ring as Point[], step))
    .filter((ring) => ring.length > 3 && area(ring) >= least)
    .map(draw)
    .join('');
}

export const at = (point: Point, projection: GeoProjection): Point => {
  const [x, y] = projection(point)!;
  return [round(x), round(y)];
};
