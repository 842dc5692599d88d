// Everything on the map that can be pressed: which move it stands for, by pointer and by keys.
import type { Chart } from './chart.svelte.ts';
import type { Point } from '../../map/labels.ts';
import { KINDS } from './facts.ts';
import { nextTarget, type Target } from './targets.ts';
import { Walk } from './walk.svelte.ts';

let made = 0;

export class Buttons {
  readonly uid = `roman${made++}`;
  readonly walk: Walk;
  #roving = $state('city roma');
  readonly #targets = $derived.by((): Target[] => {
    const { camera, drawing, inCities, seat } = this.chart;
    const [left, top] = camera.at([0, 0]);
    return [
      ...this.chart.cities.map((city) => ({ id: `city ${city}`, at: drawing.cities[city]!.at })),
      ...this.chart.provinces.map((province) => ({
        id: `province ${province}`,
        at: drawing.provinces[province]!.marker,
      })),
      ...this.chart.lines.map((line) => ({ id: `line ${line}`, at: drawing.tracks[line]!.mid })),
      ...inCities
        .filter(({ who, ghost }) => ghost || who === seat)
        .map(({ id, x, y }) => ({
          id,
          at: [(x - left) / camera.scale, (y - top) / camera.scale] as Point,
        })),
    ];
  });
  readonly #stop = $derived.by(() =>
    this.#targets.some(({ id }) => id === this.#roving) ? this.#roving : 'city roma',
  );

  constructor(readonly chart: Chart) {
    this.walk = new Walk(() => chart.stage);
  }

  cityMove(city: string): string {
    const moves = [
      `build ${city}`,
      ...KINDS.map((kind) => `place ${kind} ${city}`),
      ...KINDS.map((kind) => `leave ${kind} ${city}`),
    ];
    return moves.find((move) => this.chart.stage.can(move)) ?? moves[0]!;
  }

  lineMove(line: string): string {
    const { moving } = this.chart.table;
    if (moving?.at === line) return 'stop';
    return this.chart.ownOn(line) && !moving ? `move ${line}` : `step ${line}`;
  }

  legalLine(line: string): boolean {
    const { stage, sees, table } = this.chart;
    return stage.can(this.lineMove(line)) || (sees.journeys.has(line) && table.phase !== 'play');
  }

  /** Where Tab leads: to one of them, and arrow keys to the others. */
  tabindex(id: string): number {
    return this.#stop === id ? 0 : -1;
  }

  domId(id: string): string {
    return `${this.uid}-${id.replaceAll(' ', '-')}`;
  }

  // --- one listener for all of them: each has its name in data-thing ------------------------------
  readonly listeners = {
    onclick: (event: MouseEvent) => {
      const thing = thingOf(event.target);
      if (thing) this.press(event, thing.id, thing.element);
    },
    onkeydown: (event: KeyboardEvent) => {
      const thing = thingOf(event.target);
      if (thing) this.#keys(event, thing.id, thing.element);
    },
    onfocusin: ({ target }: FocusEvent) => {
      this.chart.focused = (target as Element).matches(':focus-visible')
        ? (thingOf(target)?.id ?? null)
        : null;
    },
    onfocusout: () => {
      this.chart.focused = null;
    },
    onpointerover: ({ target }: PointerEvent) => {
      this.chart.hovered = thingOf(target)?.id ?? null;
    },
    onpointerout: ({ relatedTarget }: PointerEvent) => {
      if (thingOf(relatedTarget)?.id !== this.chart.hovered) this.chart.hovered = null;
    },
  };

  press(event: Event, id: string, at = event.currentTarget as SVGElement): void {
    if (this.chart.camera.dragged) return;
    this.#roving = id;
    this.walk.forget();
    const [what, ...rest] = id.split(' ');
    if (what === 'line') this.#pressLine(rest.join(' '), at);
    else this.#pressPlace(id, rest.join(' '), at);
  }

  /** Steps are taken at once (and can be taken back). */
  #pressLine(line: string, at: SVGElement): void {
    const { stage, sees, table } = this.chart;
    const move = this.lineMove(line);
    const journey = sees.journeys.get(line);
    if (stage.can(move)) stage.play(move);
    else if (journey && table.phase !== 'play' && move !== 'stop')
      this.walk.along(line, journey.first);
    else stage.press(move, at, boxOf(this.chart.middle(line), at));
  }

  /** Cities, provinces and colonists are considered first; only setting out is not. */
  #pressPlace(id: string, place: string, at: SVGElement): void {
    const { stage } = this.chart;
    const standing = this.chart.inCities.find((one) => one.id === id);
    const province = id.startsWith('province ');
    const move = standing?.move ?? (province ? `produce ${place}` : this.cityMove(place));
    if (move.startsWith('leave ') && stage.can(move)) stage.play(move);
    else
      stage.press(
        move,
        at,
        boxOf(
          standing
            ? [standing.x, standing.y]
            : province
              ? this.chart.marker(place)
              : this.chart.city(place),
          at,
        ),
      );
  }

  #keys(event: KeyboardEvent, id: string, at: SVGElement): void {
    const { camera } = this.chart;
    const pressed = event.key === 'Enter' || event.key === ' ';
    const next = pressed ? null : nextTarget(this.#targets, id, event.key);
    if (!pressed && !next) return;
    event.preventDefault();
    event.stopPropagation();
    if (pressed) {
      camera.dragged = false;
      this.press(event, id, at);
    } else if (next) {
      this.#roving = next;
      at.ownerDocument.getElementById(this.domId(next))?.focus();
    }
  }
}

/** What of the map was pressed, pointed at or reached by keys. */
function thingOf(target: EventTarget | null): { id: string; element: SVGElement } | null {
  const element = (target as Element | null)?.closest<SVGElement>('[data-thing]');
  return element ? { id: element.dataset.thing!, element } : null;
}

/** A spot of the map on the screen, for what is said beside it. */
function boxOf([x, y]: Point, from: SVGElement): DOMRect {
  const frame = from.ownerSVGElement!.getBoundingClientRect();
  return new DOMRect(frame.left + x - 16, frame.top + y - 16, 32, 32);
}
