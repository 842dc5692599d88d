// What the reader looks at and holds, shared by the board and what stands beside it.
import type { Stage } from './facts.ts';

export class Look {
  /** The zone that was asked for; null: the one that is natural now. */
  zone = $state<string | null>(null);
  /** An archer or priest who is to act. */
  picked = $state<string | null>(null);
  /** Whether the fiefs are looked at although there is a battle. */
  aside = $state(false);

  constructor(readonly stage: Stage) {}

  /** The zone that is shown. */
  get shown(): string {
    const table = this.stage.view.table;
    if (this.zone && table.zones.some(({ zone }) => zone === this.zone)) return this.zone;
    return `fief-${this.stage.view.seat ?? table.active_seat}`;
  }

  /** Look at a zone, also while there is a battle. */
  at(zone: string): void {
    this.zone = zone === `fief-${this.stage.view.seat}` ? null : zone;
    this.aside = true;
  }

  /** Whether the reader looks at his own fief. */
  get home(): boolean {
    return this.stage.view.seat !== null && this.shown === `fief-${this.stage.view.seat}`;
  }
}

const looks = new WeakMap<Stage, Look>();

export function lookOf(stage: Stage): Look {
  let look = looks.get(stage);
  if (!look) looks.set(stage, (look = new Look(stage)));
  return look;
}
