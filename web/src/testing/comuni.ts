// Positions of Comuni that the engine has played (tools/samples).
import type { Happening } from '../games/contract.ts';
import type { Printed, Table } from '../generated/comuni.ts';
import type { Event } from '../lib/api.ts';
import written from './comuni.json?raw';
import { byPhase, sampleOf, type PlayedStep } from './played.ts';

export interface Step extends PlayedStep<Table> {
  after: Table;
}

/** What is printed is the same in every match without a data pack of its own. */
export const { steps, printed, fair } = sampleOf<Step, { printed: Printed }>(written);
export const { draws } = fair;
export { tableIn } from './played.ts';
export const ofPhase = byPhase(steps);
/** Invasions, as the last decision reveals them. */
export const reveals = steps.filter(({ events }) => events.some(({ id }) => id === 'league'));
export const happened = (events: readonly Event[], n = 7): Happening[] =>
  events.map((event) => ({ n, event }));
