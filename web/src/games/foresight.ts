// What the games' Foresight have in common: whose eyes they look through, and how they speak.
import { changed } from '../lib/foresight.ts';
import type { Stage } from './contract.ts';
import { say } from './saying.ts';

export class Foreseeing<Table extends { players: readonly unknown[] }, Printed = object> {
  readonly table: Table;
  readonly seat: number;
  /** The reader, unless they only watch. */
  readonly me: Table['players'][number] | undefined;

  constructor(readonly stage: Stage<Table, Printed>) {
    this.table = stage.view.table;
    this.seat = stage.view.seat ?? -1;
    this.me = this.table.players[this.seat];
  }

  /** The table after this move, as the engine foresees it; null: it is open, or not known yet. */
  protected after(move: string): Table | null {
    const changes = this.stage.foreseen(move)?.then;
    return changes ? changed(this.table, changes) : null;
  }

  protected say(id: string, args: Record<string, unknown> = {}): string {
    return say(this.stage, id, args);
  }
}
