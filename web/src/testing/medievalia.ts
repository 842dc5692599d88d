// Positions of Medievalia that the engine has played (tools/samples).
import type { Printed, Table } from '../generated/medievalia.ts';
import written from './medievalia.json?raw';
import { byPhase, sampleOf, type PlayedStep } from './played.ts';

export interface Step extends PlayedStep<Table> {
  printed: Printed;
}

export const { steps, fair } = sampleOf<Step>(written);
export const { draws } = fair;
export { tableIn } from './played.ts';
export const ofPhase = byPhase(steps);
