// The orders in which the page shows things, and plain questions to the view.
import type {
  Card,
  Cubes,
  Events,
  Invader,
  Kind,
  Letter,
  Printed,
  Resource,
  Table,
} from '../../generated/comuni.ts';
import type { Stage as AnyStage } from '../contract.ts';
import { reading } from '../events.ts';
import { listed } from '../listed.ts';

export type Stage = AnyStage<Table, Printed>;
export const { told } = reading<Events>();

export const RESOURCES = [
  'gold',
  'armies',
  'pilgrims',
  'craftsmen',
] as const satisfies readonly Resource[];
export const KINDS = [
  'economic',
  'military',
  'religious',
  'cultural',
] as const satisfies readonly Kind[];
export const LETTERS = ['a', 'b', 'c', 'd'] as const satisfies readonly Letter[];

export const deckOf = ({ invaders }: Printed, invader: Invader): Letter =>
  LETTERS.find((deck) => invaders[deck] === invader)!;
export const mastersOf = (table: Table, seat: number): Kind[] =>
  KINDS.filter((kind) => table.masters[kind] === seat);
/** A card's face as the texts name it: `military-2`, `all-1`. */
export const faceOf = ({ kinds, level }: Card): string =>
  `${kinds.length === KINDS.length ? 'all' : kinds.join('-')}-${level}`;
/** Resources one by one, as the texts count them. */
export const cubesOf = (counts: Partial<Cubes>): Resource[] => listed<Resource>(counts, RESOURCES);
