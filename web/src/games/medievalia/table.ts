// The view of Medievalia (its types are made from src/tavola/games/medievalia/view.py), and plain
// questions to it.
import type { Stage as AnyStage } from '../contract.ts';
import type { BatchView, BattleView, Figure, Printed, Table } from '../../generated/medievalia.ts';

export type { Army, Blow, Face, Figure, Land, Player, Table } from '../../generated/medievalia.ts';
export type { Printed };
export type Stage = AnyStage<Table, Printed>;
export type Batch = BatchView;
export type Battle = BattleView;

export const RESOURCES = ['food', 'energy', 'gold', 'labour'] as const;
export type Resource = (typeof RESOURCES)[number];
export type Amounts = Partial<Record<Resource, number>>;

export const LANDS = ['field', 'farm', 'forest', 'mine'];
export const CIVIL = ['peasant', 'merchant', 'artist', 'bureaucrat'];
export const MILITARY = ['recruit', 'priest', 'archer', 'infantry', 'cavalry'];
export const FIGURES = [...CIVIL, ...MILITARY];

/** M7.4 to M7.10 The steps of a battle, and the phases in which they are taken. */
export const STEPS = ['armies', 'defence', 'targets', 'damage', 'after', 'losses'] as const;
export const stepOf = (phase: string): number =>
  STEPS.indexOf(
    (phase === 'archers' || phase === 'priests' ? 'after' : phase) as (typeof STEPS)[number],
  );

/** `peasant-3` → `peasant`; names of cards that are there once stay. */
export const kindOf = (piece: string): string => piece.replace(/-\d+$/, '');

/** Cards one by one, in the order of the view. */
export const listed = (cards: Record<string, number> | null): string[] =>
  Object.entries(cards ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));

export interface Owned extends Figure {
  seat: number;
}

/** Every figure in play, with its owner. */
export const allFigures = (table: Table): Owned[] =>
  table.players.flatMap(({ figures }, seat) => figures.map((figure) => ({ ...figure, seat })));
export const figuresIn = (table: Table, zone: string): Owned[] =>
  allFigures(table).filter((figure) => figure.zone === zone);
export const findFigure = (table: Table, piece: string): Owned | undefined =>
  allFigures(table).find((figure) => figure.piece === piece);

/** M1.4, M9.4 Whose fief a zone is; null: nobody's. */
export const lordOf = (table: Table, zone: string): number | null =>
  table.zones.find((one) => one.zone === zone)?.lord ?? null;
export const enemies = (table: Table, one: number, other: number): boolean =>
  table.players[one]!.side !== table.players[other]!.side;

/** The move that marches into a zone: `enter 1`, `cross 0 1`, `centre`. */
export function marchMove(zone: string): string {
  const [sort, ...seats] = zone.split('-');
  if (sort === 'centre') return 'centre';
  return `${sort === 'fief' ? 'enter' : 'cross'} ${seats.join(' ')}`;
}

/** The beginning of the moves that declare a battle in a zone; behind it stands the enemy. */
export function battleMove(zone: string): string {
  const [sort, ...seats] = zone.split('-');
  if (sort === 'centre') return 'contest';
  return `${sort === 'fief' ? 'raid' : 'clash'} ${seats.join(' ')}`;
}

/** The zone of a move that marches or declares a battle; null: it is another move. */
export function zoneOf(move: string): string | null {
  const [verb, ...words] = move.split(' ');
  if (verb === 'enter' || verb === 'raid') return `fief-${words[0]}`;
  if (verb === 'cross' || verb === 'clash') return `border-${words[0]}-${words[1]}`;
  return verb === 'centre' || verb === 'contest' ? 'centre' : null;
}
