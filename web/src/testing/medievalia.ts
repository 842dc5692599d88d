// Positions of Medievalia that the engine has played (tools/samples.py).
import type { Batch, Table } from '../games/medievalia/table.ts';
import type { Event, GameView } from '../lib/api.ts';
import file from './medievalia.json';

/** `batch`: the payment after the move, as its player sees it. */
export interface Step {
  seat: number;
  move: string;
  before: GameView;
  events: Event[];
  batch: Batch | null;
}

export const steps = file.steps as unknown as Step[];
export const draws = file.fair.draws;
export const tableIn = (step: Step): Table => step.before.table as unknown as Table;
export const ofPhase = (phase: string): Step[] =>
  steps.filter((step) => tableIn(step).phase === phase);
