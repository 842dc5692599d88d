// Positions of Concordia that the engine has played (tools/samples.py).
import type { Table } from '../games/concordia/table.ts';
import type { Event, GameView } from '../lib/api.ts';
import file from './concordia.json';

export interface Step {
  seat: number;
  move: string;
  before: GameView;
  after: Table;
  events: Event[];
}

export const steps = file.steps as unknown as Step[];
export const draws = file.fair.draws;
export const tableIn = (step: Step): Table => step.before.table as unknown as Table;
export const ofPhase = (phase: string): Step[] =>
  steps.filter((step) => tableIn(step).phase === phase);
