// The view of Comuni (its types are made from src/tavola/games/comuni/view.py), and the orders in
// which things are shown.
import type { Stage as AnyStage } from '../contract.ts';
import type {
  Ask,
  ByLetter,
  Card,
  Cubes,
  House,
  Manned,
  Masters,
  Offer,
  Player,
  Printed,
  Table,
} from '../../generated/comuni.ts';

export type { Ask, Card, Cubes, House, Manned, Offer, Player, Printed, Table };
export type Stage = AnyStage<Table, Printed>;
export type Resource = keyof Cubes;
export type Kind = keyof Masters;
export type Letter = keyof ByLetter;
export type Comune = Player['comune'];
export type Side = Ask['side'];
export type Paid = Ask['paid'];
export type Invader = Table['invader'];

export const RESOURCES = ['gold', 'armies', 'pilgrims', 'craftsmen'] as const;
export const KINDS = ['economic', 'military', 'religious', 'cultural'] as const;
export const LETTERS = ['a', 'b', 'c', 'd'] as const;

export const deckOf = ({ invaders }: Printed, invader: Invader): Letter =>
  LETTERS.find((deck) => invaders[deck] === invader)!;
export const mastersOf = (table: Table, seat: number): Kind[] =>
  KINDS.filter((kind) => table.masters[kind] === seat);
/** A card's face as the texts name it: `military-2`, `all-1`. */
export const faceOf = ({ kinds, level }: Card): string =>
  `${kinds.length === KINDS.length ? 'all' : kinds.join('-')}-${level}`;
/** Resources one by one, as the texts count them. */
export const cubesOf = (counts: Partial<Cubes>): Resource[] =>
  RESOURCES.flatMap((resource) => Array<Resource>(counts[resource] ?? 0).fill(resource));
