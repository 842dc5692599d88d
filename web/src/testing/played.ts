// What the engine has played and said, as tools/samples writes it.
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Event, Fairness, GameView } from '../lib/api.ts';
import type { Draw } from '../lib/fair.ts';

/** A decision: the move that somebody made on this view, and what followed. */
export interface PlayedStep<Table, Foreseen = ForeseenMessage> {
  seat: number;
  move: string;
  before: GameView<Table>;
  events: Event[];
  foreseen: Foreseen;
}

/** How chance was made, and what was drawn with it. */
export type Fair = Fairness & { draws: Draw[] };

interface Sample<Step> {
  names: string[];
  fair: Fair;
  steps: Step[];
}

export const sampleOf = <Step, More = object>(written: string): Sample<Step> & More =>
  JSON.parse(written) as Sample<Step> & More;

export const tableIn = <Table>({ before }: Pick<PlayedStep<Table>, 'before'>): Table =>
  before.table;

/** The steps of each phase. */
export const byPhase =
  <Step extends Pick<PlayedStep<{ phase: string }>, 'before'>>(steps: readonly Step[]) =>
  (phase: string): Step[] =>
    steps.filter((step) => tableIn(step).phase === phase);
