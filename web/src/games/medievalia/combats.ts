// A battle as columns, one for each attacking army: who is in it, whom or what it meets.
import type { Army, BattleView, Table } from '../../generated/medievalia.ts';
import { findFigure, type Owned } from './facts.ts';

export interface Column extends Omit<Army, 'attackers' | 'defenders'> {
  attackers: Owned[];
  defenders: Owned[];
  /** Whether its combat's damage is being ordered. */
  ordering: boolean;
}

const found = (table: Table, pieces: readonly string[]): Owned[] =>
  pieces.flatMap((piece) => findFigure(table, piece) ?? []);

export const columnsOf = (table: Table, battle: BattleView): Column[] =>
  battle.armies.map((army) => ({
    ...army,
    attackers: found(table, army.attackers),
    defenders: found(table, army.defenders),
    ordering: battle.ordering === army.army && table.phase === 'damage',
  }));

/** Figures of the defending side in the zone, and where they are; those that were sent are in the columns. */
export const unsent = (table: Table, battle: BattleView): Owned[] =>
  battle.enemies
    .toSorted()
    .flatMap((seat) =>
      table.players[seat]!.figures.filter(
        ({ zone, piece }) => zone === battle.zone && !battle.sent[piece],
      ).map((figure) => ({ ...figure, seat })),
    );
