// The orders in which the page shows things, and plain questions to the view.
import type { Events, Figure, Printed, Resource, Table } from '../../generated/medievalia.ts';
import type { Stage as AnyStage } from '../contract.ts';
import { reading } from '../events.ts';

export type Stage = AnyStage<Table, Printed>;
export const { told, allTold } = reading<Events>();

export const RESOURCES = [
  'food',
  'energy',
  'gold',
  'labour',
] as const satisfies readonly Resource[];
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
