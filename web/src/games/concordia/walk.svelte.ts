// A colonist sent to a line that is several steps away: one move after the other, as views come.
import type { Stage } from '../contract.ts';

export class Walk {
  #moves = $state.raw<string[]>([]);
  #played: unknown = null;

  constructor(readonly stage: () => Stage) {}

  along(moves: readonly string[]): void {
    this.#played = null;
    this.#moves = [...moves];
  }

  forget(): void {
    this.#moves = [];
  }

  /** Play the next move once the view shows the one before. To be called in an effect. */
  go(): void {
    const stage = this.stage();
    const [next, ...rest] = this.#moves;
    const { view } = stage;
    if (!next || stage.pending || view === this.#played) return;
    if (!stage.can(next)) {
      this.#moves = [];
      return;
    }
    this.#played = view;
    this.#moves = rest;
    stage.play(next);
  }
}
