// What has just happened is held before the eyes for a while; then the game goes on.
import { holdFor } from './settings.svelte.ts';

export interface Holdable {
  /** Milliseconds at the normal pace; null: until the reader goes on. */
  hold?: number | null;
}

/** Long enough to take in two numbers and a name. */
const USUAL = 2000;

/** How long this reader sees it; null: until they go on. */
export const lengthOf = ({ hold = USUAL }: Holdable): number | null =>
  hold === null ? null : holdFor(hold);

export class Holding<M extends Holdable> {
  /** What is held now. */
  now = $state.raw<M | null>(null);
  #rest: M[] = [];
  #timer = 0;

  /** `over`: all of it has been seen. */
  constructor(private readonly over: () => void) {}

  /** Hold these, one after the other. */
  begin(moments: readonly M[]): void {
    this.#rest.push(...moments);
    if (!this.now) this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.now = this.#rest.shift() ?? null;
    const length = this.now && lengthOf(this.now);
    if (length !== null) this.#timer = window.setTimeout(() => this.goOn(), length);
  }

  /** It has been seen. */
  goOn(): void {
    if (!this.now) return;
    this.#next();
    if (!this.now) this.over();
  }

  /** Nothing is held any more, and nothing goes on by itself. */
  drop(): void {
    clearTimeout(this.#timer);
    this.#rest = [];
    this.now = null;
  }
}
