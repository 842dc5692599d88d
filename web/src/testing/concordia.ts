// Positions of Concordia that the engine has played (tools/samples).
import type { Stage } from '../games/contract.ts';
import type { Table } from '../generated/concordia.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import { changed } from '../lib/foresight.ts';
import written from './concordia.json?raw';
import { byPhase, sampleOf, tableIn, type PlayedStep } from './played.ts';

/** With what each legal move would do. */
export type Step = PlayedStep<Table, Record<string, ForeseenMessage>>;

export const { steps, fair } = sampleOf<Step>(written);
export const { draws } = fair;
export { tableIn };
export const ofPhase = byPhase(steps);

/** What a stage knows while this move is considered, once the engine has said what it would do. */
export function considering(step: Step, move: string): Partial<Stage<Table>> {
  const { then } = step.foreseen[move]!;
  return {
    chosen: move,
    foreseen: (one) => step.foreseen[one] ?? null,
    then: then ? changed(tableIn(step), then) : tableIn(step),
  };
}
