// Positions of Medievalia that the engine has played (tools/samples).
import type { Printed, Table } from '../games/medievalia/table.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Event, GameView } from '../lib/api.ts';
import file from './medievalia.json';

export interface Step {
  seat: number;
  move: string;
  before: GameView<Table>;
  printed: Printed;
  events: Event[];
  foreseen: ForeseenMessage;
}

export const steps = file.steps as unknown as Step[];
export const draws = file.fair.draws;
export const tableIn = (step: Step): Table => step.before.table;
export const ofPhase = (phase: string): Step[] =>
  steps.filter((step) => tableIn(step).phase === phase);
