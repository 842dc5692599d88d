// A colonist sent to a line that is several steps away: one move after the other, as views come.
import type { Stage } from './facts.ts';

export class Walk {
  #to = $state.raw<string | null>(null);
  #seen: unknown = null;

  constructor(readonly stage: () => Stage) {}

  along(line: string, first: string): void {
    this.#to = line;
    this.#play(first);
  }

  forget(): void {
    this.#to = null;
  }

  /** Play the next move once the view shows the one before. To be called in an effect. */
  go(): void {
    const { pending, view } = this.stage();
    if (!this.#to || pending || view === this.#seen) return;
    const { moving, reach } = view.table;
    const [next] = Object.keys((moving && reach[this.#to]) ?? {});
    if (next && this.stage().can(next)) this.#play(next);
    else this.#to = null;
  }

  #play(move: string): void {
    this.#seen = this.stage().view;
    this.stage().play(move);
  }
}
