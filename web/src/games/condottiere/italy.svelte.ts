// What the map shows, in the pixels of its panel, and what a press or a key on a city means.
import type { Identity } from '../../art/heraldry.ts';
import { screen } from '../../lib/screen.svelte.ts';
import { Camera, type Box } from '../../map/camera.svelte.ts';
import { foughtIn } from './fought.ts';
import { arrange } from './labels.ts';
import drawing from './map/map.build.ts';
import { inBattle, type Stage } from './facts.ts';

export interface Shown {
  readonly stage: Stage;
  readonly box?: Box;
  /** A strip of the map, over the armies on a phone. */
  readonly strip?: boolean;
}

export const CITIES = Object.keys(drawing.regions);
const WHOLE = { x: 0, y: 0, width: drawing.width, height: drawing.height };
const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
let made = 0;

export class Italy {
  readonly uid = `map${made++}`;
  readonly camera = new Camera(() => this.shown().box ?? WHOLE);
  hovered = $state<string | null>(null);
  focused = $state<string | null>(null);
  /** The one that Tab leads to. */
  roving = $state('torino');

  readonly table = $derived.by(() => this.stage.view.table);
  readonly #borders = $derived.by(() => drawing.borders[this.table.borders]);
  readonly #held = $derived.by(() => foughtIn(this.stage));
  readonly fought = $derived.by(() =>
    this.#held
      ? this.#held.city
      : inBattle(this.table) || this.table.phase === 'lay-aside'
        ? this.table.city
        : null,
  );
  readonly considered = $derived.by(() =>
    this.stage.chosen?.startsWith('city ') ? this.stage.chosen.slice(5) : null,
  );
  /** Where a shield has just been put. */
  readonly taken = $derived.by(() => (this.#held?.seat == null ? null : this.#held.city));
  /** How wide a shield is. */
  readonly mark = $derived.by(() => (screen.slim && !this.shown().strip ? 20 : 25));
  readonly owners = $derived.by(
    () => new Set(CITIES.map((city) => this.owner(city)).filter((id) => id !== null)),
  );

  /** The reader's joined cities, or for those who watch everybody's. */
  readonly #joined = $derived.by(() => {
    const me = this.stage.view.seat;
    return this.#borders.flatMap(([a, b]) => {
      const owner = this.owner(a);
      const theirs = me === null || this.table.owners[a] === me;
      return owner && theirs && owner === this.owner(b)
        ? [{ a, b, identity: owner, maybe: false }]
        : [];
    });
  });
  /** What would join them. */
  readonly #maybe = $derived.by(() => {
    const me = this.stage.view.seat;
    const target = this.considered ?? (inBattle(this.table) ? this.table.city : null);
    if (me === null || !target || this.table.owners[target] === me) return [];
    return this.#borders.flatMap(([a, b]) => {
      const other = a === target ? b : b === target ? a : null;
      return other && this.table.owners[other] === me
        ? [{ a: target, b: other, identity: this.stage.people[me]!.identity, maybe: true }]
        : [];
    });
  });
  readonly links = $derived.by(() => [...this.#joined, ...this.#maybe]);

  readonly marks = $derived.by(() =>
    arrange(
      this.camera,
      drawing.places,
      CITIES.map((city) => ({
        city,
        name: this.name(city),
        owned: this.owner(city) !== null,
        pawn: city === this.fought,
      })).sort((a, b) => this.#weight(a.city) - this.#weight(b.city)),
      this.mark,
      screen.slim,
    ).map((placed) => ({ ...placed, owner: this.owner(placed.city) })),
  );

  constructor(readonly shown: () => Shown) {}

  get stage(): Stage {
    return this.shown().stage;
  }

  owner(city: string): Identity | null {
    const seat = this.table.owners[city];
    return seat === null || seat === undefined ? null : this.stage.people[seat]!.identity;
  }

  name(city: string): string {
    return this.stage.texts.say(`city-${city}`);
  }

  /** Where names don't fit side by side, the one that is fought over, then owned ones, keep theirs. */
  #weight(city: string): number {
    return city === this.fought || city === this.considered ? 0 : this.owner(city) ? 1 : 2;
  }

  spoken(city: string): string {
    const { texts, names, view } = this.stage;
    const seat = this.table.owners[city];
    const place =
      seat === null || seat === undefined
        ? texts.say('city-free', { city })
        : seat === view.seat
          ? texts.say('city-yours', { city })
          : texts.say('city-owned', { city, seat }, names);
    return city === this.fought ? texts.say('city-fought', { place }) : place;
  }

  press(event: Event, city: string): void {
    if (this.camera.dragged) return;
    this.roving = city;
    const region = event.currentTarget as SVGPathElement;
    const frame = region.ownerSVGElement!.getBoundingClientRect();
    const [x, y] = this.camera.at(drawing.places[city]!.at);
    const { mark } = this;
    const beside = new DOMRect(frame.left + x - mark, frame.top + y - mark, 2 * mark, 2.4 * mark);
    this.stage.press(`city ${city}`, region, beside);
  }

  /** Arrows go to the nearest city in that direction. */
  key(event: KeyboardEvent, city: string): void {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.stopPropagation();
      this.camera.dragged = false;
      this.press(event, city);
      return;
    }
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    const next = nearest(city, way);
    if (!next) return;
    this.roving = next;
    (event.currentTarget as Element).ownerDocument.getElementById(`${this.uid}-${next}`)?.focus();
  }
}

function nearest(city: string, way: [number, number]): string {
  const [x, y] = drawing.places[city]!.at;
  let best = '';
  let least = Infinity;
  for (const other of CITIES) {
    const [u, v] = drawing.places[other]!.at;
    const ahead = (u - x) * way[0] + (v - y) * way[1];
    const aside = Math.abs((u - x) * way[1]) + Math.abs((v - y) * way[0]);
    if (ahead > 4 && ahead + 2.2 * aside < least) {
      least = ahead + 2.2 * aside;
      best = other;
    }
  }
  return best;
}
