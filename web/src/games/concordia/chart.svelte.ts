// Where everything stands on the map, in the pixels of its panel: pieces, tags, names.
import { Camera } from '../../map/camera.svelte.ts';
import {
  around,
  holds,
  settle,
  type Box,
  type Point,
  type Spot,
  type Wanted,
} from '../../map/labels.ts';
import type { MapDrawing, Sea } from './map/types.ts';
import { outlook, type Departing } from './outlook.ts';
import { givenOn, producedIn } from './moments.ts';
import { inCity, onLines, SMALL } from './standing.ts';
import type { Kind } from '../../generated/concordia.ts';
import type { Stage } from './facts.ts';
import { HEIGHT, widthOf } from './Tag.svelte';
import { ofProvince, platesOf, type Plate } from './tags.ts';

export interface Shown {
  readonly stage: Stage;
  readonly drawing: MapDrawing;
  readonly phone: boolean;
}

export const STEP = 9; // half of the circle with a number of steps
export const SEA_ROW = 20; // from one line of a sea's name to the next
const SEA_LETTER = 9.6;

const boxes = (...spots: Map<string, Spot>[]): Box[] =>
  spots.flatMap((some) => [...some.values()].map(({ box }) => box));
/** What comes out again and again: the same object as long as it is alike, so that nothing has to be settled anew. */
function steady<T>(make: () => T): () => T {
  let last: T;
  let written = '';
  return () => {
    const next = make();
    const now = JSON.stringify(next);
    if (now !== written) [last, written] = [next, now];
    return last;
  };
}
const latin = (name: string): string =>
  name.toUpperCase().replaceAll('U', 'V').replaceAll('AE', 'Æ');

export class Chart {
  readonly camera = new Camera(() => ({
    x: 0,
    y: 0,
    width: this.shown().drawing.width,
    height: this.shown().drawing.height,
  }));
  /** What the pointer is over, and what has the focus of the keyboard. */
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);

  readonly table = $derived.by(() => this.stage.view.table);
  readonly cities = $derived.by(() => Object.keys(this.drawing.cities));
  readonly lines = $derived.by(() => Object.keys(this.drawing.tracks));
  readonly provinces = $derived.by(() => Object.keys(this.drawing.provinces));
  readonly sees = $derived.by(() => outlook(this.stage, this.pointed));

  // --- sizes ----------------------------------------------------------------------------------
  readonly unit = $derived.by(() => Math.min(1, this.camera.scale * (this.phone ? 0.86 : 1)));
  readonly disc = $derived.by(() => Math.max(8, 12.5 * this.unit));
  readonly piece = $derived.by(() => Math.max(16, 24 * this.unit));
  readonly lozenge = $derived.by(() => 12.5 * Math.max(0.8, this.unit));
  /** Province names are written closer. */
  readonly dense = $derived.by(() => this.drawing.width < 900);

  // --- pieces ---------------------------------------------------------------------------------
  readonly inCities = $derived.by(() =>
    this.cities.flatMap((city) => inCity(this.stage, city, this.city(city), this)),
  );
  readonly onLines = $derived.by(() => onLines(this.table));
  /** Lines within reach; on a phone only the next ones, until it is clear which colonist goes or there is room. */
  readonly journeys = $derived.by(() => {
    const all = !this.phone || this.pointed || this.table.moving || this.camera.scale > 1.4;
    return [...this.sees.journeys]
      .filter(([, { steps }]) => steps === 1 || all)
      .map(([line, { steps }]) => ({ line, steps, at: this.middle(line) }));
  });

  // --- tags and names: each gives way to what stands before it ------------------------------------
  readonly plates = $derived.by(() => [
    ...givenOn(this.stage),
    ...platesOf(this.stage, this.sees, {
      sites: this.phone && this.camera.scale < 1,
      yields: this.phone && this.camera.scale <= 1.4,
    }),
  ]);
  /** The province whose production is held before the eyes. */
  readonly producing = $derived.by(() => producedIn(this.stage)?.province ?? null);
  readonly #pieces = $derived.by(
    steady((): Box[] => [
      ...this.cities.map((city) => this.#discAndHouses(city)),
      ...this.onLines.map(({ line }) => around(this.middle(line), this.piece / 2)),
      ...this.inCities.map(({ x, y }) => around([x, y], (this.piece * SMALL) / 2)),
      ...this.provinces.map((province) => around(this.marker(province), this.lozenge)),
      ...this.journeys.map(({ at }) => around(at, STEP)),
    ]),
  );
  readonly #points = $derived.by(() => [
    ...this.lines.flatMap((line) =>
      this.drawing.tracks[line]!.points.map((point) => this.camera.at(point)),
    ),
    ...this.drawing.seas.flatMap((sea) => this.#written(sea)),
  ]);
  /** The widest first: the others find room more easily. */
  readonly #wantedTags = $derived.by(
    steady(() =>
      this.plates.map((plate) => this.#wantedTag(plate)).sort((a, b) => b.width - a.width),
    ),
  );
  readonly tagSpots = $derived.by(() =>
    settle(this.#wantedTags, this.#pieces, this.#points, this.camera),
  );
  readonly #wantedNames = $derived.by(
    steady(() =>
      [...this.cities]
        .sort((a, b) => this.#rank(a) - this.#rank(b))
        .map((city) => this.#wantedName(city)),
    ),
  );
  readonly nameSpots = $derived.by(() =>
    settle(
      this.#wantedNames,
      [...this.#pieces, ...boxes(this.tagSpots)],
      this.#points,
      this.camera,
    ),
  );
  readonly provinceSpots = $derived.by(() => {
    const wanted =
      this.camera.scale < (this.phone ? 1.15 : 0.8)
        ? []
        : this.provinces.map((province) => this.#wantedProvince(province));
    return settle(
      wanted,
      [...this.#pieces, ...boxes(this.tagSpots, this.nameSpots)],
      [],
      this.camera,
    );
  });
  /** Names of seas give way to all others. */
  readonly seas = $derived.by(() => {
    const { width, height, scale } = this.camera;
    const taken = [
      ...boxes(this.tagSpots, this.nameSpots, this.provinceSpots),
      ...this.journeys.map((journey) => around(journey.at, STEP)),
      ...this.onLines.map(({ line }) => around(this.middle(line), this.piece / 2)),
    ];
    const fits = (at: Point) =>
      at[0] > 8 &&
      at[0] < width - 8 &&
      at[1] > 14 &&
      at[1] < height - 14 &&
      !taken.some((box) => holds(box, at, 6));
    return scale > 0.9 ? this.drawing.seas.filter((sea) => this.#written(sea).every(fits)) : [];
  });
  /** What the province that is looked at would give; it moves no name. A phone has no room for it, the prompt says it there. */
  readonly peek = $derived.by(() => {
    const looked = this.#lookedAt;
    if (
      !looked ||
      this.phone ||
      this.table.provinces[looked]!.turned ||
      this.plates.some(({ id }) => id === `province ${looked}`)
    )
      return [];
    const [x, y] = this.marker(looked);
    return ofProvince(this.stage, looked).map((plate) => {
      const wide = widthOf(plate.bits);
      return {
        ...plate,
        x: Math.max(4, Math.min(this.camera.width - wide - 4, x - wide / 2)),
        y: y > this.camera.height - 60 ? y - 44 : y + 18,
      };
    });
  });

  constructor(readonly shown: () => Shown) {}

  get stage(): Stage {
    return this.shown().stage;
  }
  get drawing(): MapDrawing {
    return this.shown().drawing;
  }
  get phone(): boolean {
    return this.shown().phone;
  }
  get seat(): number | null {
    return this.stage.view.seat;
  }
  get considered(): string {
    return this.stage.chosen ?? '';
  }
  get #pointedAt(): string {
    return this.hovered ?? this.focused ?? '';
  }

  city(city: string): Point {
    return this.camera.at(this.drawing.cities[city]!.at);
  }
  marker(province: string): Point {
    return this.camera.at(this.drawing.provinces[province]!.marker);
  }
  middle(line: string): Point {
    return this.camera.at(this.drawing.tracks[line]!.mid);
  }
  /** As it stands on the map, where a long name is cut short. */
  cityName(city: string): string {
    const { texts } = this.stage;
    const short = `city-${city}.short`;
    return texts.say(texts.has(short) ? short : `city-${city}`);
  }
  provinceName(province: string): string {
    return latin(this.stage.texts.say(`province-${province}`));
  }
  ownOn(line: string): boolean {
    return this.seat !== null && this.table.lines[line] === this.seat;
  }

  /** The reader's colonist that is pointed at: then only its ways are shown. */
  get pointed(): Departing | null {
    const [what, kind, place, to] = this.#pointedAt.split(' ') as [string, Kind, string, string?];
    if (what === 'colonist' && Number(to) === this.seat) return { kind, at: place };
    const line = `${kind} ${place} ${to}`;
    return what === 'line' && this.ownOn(line) ? { kind, at: line } : null;
  }

  get #lookedAt(): string | null {
    if (this.considered.startsWith('produce ')) return this.considered.slice(8);
    return this.#pointedAt.startsWith('province ') ? this.#pointedAt.slice(9) : null;
  }

  #discAndHouses(city: string): Box {
    const houses = this.table.cities[city]!.houses.length;
    const [x, y] = this.city(city);
    return {
      ...around(
        [x, y],
        Math.max(this.disc, houses * 7),
        houses ? this.disc + 15 * this.unit : this.disc,
      ),
      bottom: y + this.disc,
    };
  }

  /** Points along the lines of a sea's name. */
  #written({ lines, at, turn }: Sea): Point[] {
    const [x, y] = this.camera.at(at);
    const [across, down] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    return lines.flatMap((line, row) => {
      const half = (line.length * SEA_LETTER) / 2;
      return [-1, -0.5, 0, 0.5, 1].map((part): Point => [
        x + part * half * across - (row * SEA_ROW - 5) * down,
        y + part * half * down + (row * SEA_ROW - 5) * across,
      ]);
    });
  }

  /** What a tag belongs to. */
  anchor({ id }: Plate): { at: Point; half: number } {
    const [what, name] = id.split(' ') as [string, string];
    return what === 'city'
      ? { at: this.city(name), half: this.disc }
      : { at: this.marker(name), half: 13 };
  }

  #wantedTag(plate: Plate): Wanted {
    const { at, half } = this.anchor(plate);
    return {
      id: plate.id,
      at,
      half: half + 2,
      width: widthOf(plate.bits) + 6,
      height: HEIGHT + 6,
      side: 's',
      must: true,
    };
  }

  #wantedName(city: string): Wanted {
    const { side } = this.drawing.cities[city]!;
    return {
      id: city,
      at: this.city(city),
      half: this.disc,
      width: this.cityName(city).length * (this.phone ? 6.5 : 6.9) + 5,
      height: this.phone ? 13 : 14,
      side,
    };
  }

  #wantedProvince(province: string): Wanted {
    return {
      id: province,
      at: this.marker(province),
      half: this.lozenge,
      width: this.provinceName(province).length * (this.dense ? 10 : 11.6) + 2,
      height: 13,
      side: 'e',
    };
  }

  /** Names of cities that matter now come first. */
  #rank(city: string): number {
    const { houses } = this.table.cities[city]!;
    if (houses.includes(this.seat ?? -1) || this.sees.sites.some((site) => site.city === city))
      return 0;
    return houses.length ? 1 : 2;
  }
}
