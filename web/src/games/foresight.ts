// What the games' Foresight have in common: whose eyes they look through, and how they speak.
import type { Stage } from './contract.ts';

export class Foreseeing<Table extends { players: readonly unknown[] }> {
  readonly table: Table;
  readonly seat: number;
  /** The reader, unless they only watch. */
  readonly me: Table['players'][number] | undefined;

  constructor(readonly stage: Stage) {
    this.table = stage.view.table as unknown as Table;
    this.seat = stage.view.seat ?? -1;
    this.me = this.table.players[this.seat];
  }

  protected say(id: string, args: Record<string, unknown> = {}): string {
    return this.stage.texts.say(id, args, this.stage.names);
  }
}
