// The view of Comuni, whose types are made from src/tavola/games/comuni/view.py, and the orders in which things are shown.
import type {
  ByLetter,
  Card,
  Cubes,
  House,
  Manned,
  Masters,
  Offer,
  Player,
  Table,
} from '../../generated/comuni.ts';

export type { Card, Cubes, House, Manned, Offer, Player, Table };
export type Resource = keyof Cubes;
export type Kind = keyof Masters;
export type Letter = keyof ByLetter;
export type Comune = Player['comune'];
export type Invader = Table['invader'];

export const RESOURCES = ['gold', 'armies', 'pilgrims', 'craftsmen'] as const;
export const KINDS = ['economic', 'military', 'religious', 'cultural'] as const;
export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export const COMUNI = ['lucca', 'firenze', 'siena', 'bologna', 'milano'] as const;
export const INVADERS = ['venezia', 'france', 'pope', 'emperor'] as const;

/** C5.1 Who comes with each deck. */
export const invaderOf = (deck: Letter): Invader => INVADERS[LETTERS.indexOf(deck)]!;
export const deckOf = (invader: Invader): Letter => LETTERS[INVADERS.indexOf(invader)]!;
/** C1.1 What a kind of building brings. */
export const resourceOf = (kind: Kind): Resource => RESOURCES[KINDS.indexOf(kind)]!;
export const ENVOYS = 3;

export const tableOf = (stage: { readonly view: { table: Record<string, unknown> } }): Table =>
  stage.view.table as unknown as Table;
export const mastersOf = (table: Table, seat: number): Kind[] =>
  KINDS.filter((kind) => table.masters[kind] === seat);
/** A card's face as the texts name it: `military-2`, `all-1`. */
export const faceOf = ({ kinds, level }: Card): string =>
  `${kinds.length === KINDS.length ? 'all' : kinds.join('-')}-${level}`;
/** Resources one by one, as the texts count them. */
export const cubesOf = (counts: Partial<Cubes>): Resource[] =>
  RESOURCES.flatMap((resource) =>
    Array<Resource>(Math.max(0, counts[resource] ?? 0)).fill(resource),
  );
