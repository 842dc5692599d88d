// C3.1, C3.2 What pressing a column stands for.
import type { Stage } from './facts.ts';

/** The bid or the relocation that is considered there. */
export function consideredAt(stage: Stage, at: number): string | null {
  const [verb, column] = (stage.chosen ?? '').split(' ');
  return (verb === 'bid' || verb === 'relocate') && Number(column) === at + 1 ? stage.chosen : null;
}

/** The move that a press on this column makes, or asks about. */
export function moveAt(stage: Stage, at: number): string {
  if (stage.view.table.phase === 'outbid') return `relocate ${at + 1}`;
  return consideredAt(stage, at) ?? `bid ${at + 1} ${stage.view.table.columns[at]!.least}`;
}

/** The same column with more or less gold. */
export function changed(move: string, by: number): string {
  const [, column, gold] = move.split(' ');
  return `bid ${column} ${Math.max(0, Number(gold) + by)}`;
}
