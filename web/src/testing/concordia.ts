// Positions of Concordia that the engine has played (tools/samples).
import type { Stage } from '../games/contract.ts';
import type { Table } from '../generated/concordia.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Event, GameView } from '../lib/api.ts';
import { changed } from '../lib/foresight.ts';
import file from './concordia.json';

export interface Step {
  seat: number;
  move: string;
  before: GameView<Table>;
  foreseen: Record<string, ForeseenMessage>;
  events: Event[];
}

export const steps = file.steps as unknown as Step[];
export const draws = file.fair.draws;
export const tableIn = (step: Step): Table => step.before.table;
export const ofPhase = (phase: string): Step[] =>
  steps.filter((step) => tableIn(step).phase === phase);

/** What a stage knows while this move is considered, once the engine has said what it would do. */
export function considering(step: Step, move: string): Partial<Stage<Table>> {
  const { then } = step.foreseen[move]!;
  return {
    chosen: move,
    foreseen: (one) => step.foreseen[one] ?? null,
    then: then ? changed(tableIn(step), then) : tableIn(step),
  };
}
