// C3.1, C3.2 What pressing a column stands for.
import type { Stage } from '../contract.ts';
import { tableOf } from './table.ts';

/** C3.1 The least that takes a column. */
export const leastBid = (stage: Stage, at: number): number => {
  const { seat, gold } = tableOf(stage).columns[at]!;
  return seat === null ? 0 : gold + 1;
};

/** The bid or the relocation that is considered there. */
export function consideredAt(stage: Stage, at: number): string | null {
  const [verb, column] = (stage.chosen ?? '').split(' ');
  return (verb === 'bid' || verb === 'relocate') && Number(column) === at + 1 ? stage.chosen : null;
}

/** The move that a press on this column makes, or asks about. */
export function moveAt(stage: Stage, at: number): string {
  if (tableOf(stage).phase === 'outbid') return `relocate ${at + 1}`;
  return consideredAt(stage, at) ?? `bid ${at + 1} ${leastBid(stage, at)}`;
}

/** The same column with more or less gold. */
export function changed(move: string, by: number): string {
  const [, column, gold] = move.split(' ');
  return `bid ${column} ${Math.max(0, Number(gold) + by)}`;
}
