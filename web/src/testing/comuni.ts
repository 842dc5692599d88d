// Positions of Comuni that the engine has played (tools/samples).
import type { Printed, Table } from '../games/comuni/table.ts';
import type { Happening } from '../games/contract.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Event, GameView } from '../lib/api.ts';
import file from './comuni.json';

export interface Step {
  seat: number;
  move: string;
  before: GameView<Table>;
  after: Table;
  events: Event[];
  foreseen: ForeseenMessage;
}

export const steps = file.steps as unknown as Step[];
/** The same in every match without a data pack of its own. */
export const printed = file.printed as Printed;
export const draws = file.fair.draws;
export const fair = file.fair;
export const tableIn = (step: Step): Table => step.before.table;
export const ofPhase = (phase: string): Step[] =>
  steps.filter((step) => tableIn(step).phase === phase);
/** Invasions, as the last decision reveals them. */
export const reveals = steps.filter(({ events }) => events.some(({ id }) => id === 'league'));
export const happened = (events: readonly Event[], n = 7): Happening[] =>
  events.map((event) => ({ n, event }));
