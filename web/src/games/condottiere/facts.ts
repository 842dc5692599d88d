// The order in which the page shows cards, and plain questions to the view.
import type { Events, Table } from '../../generated/condottiere.ts';
import type { Stage as AnyStage } from '../contract.ts';
import { reading } from '../events.ts';

export type Stage = AnyStage<Table>;
export const { told, allTold } = reading<Events>();
export type Cards = Record<string, number>;

/** In the order in which hands are laid out. */
export const CARDS = [
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '10',
  'heroine',
  'drummer',
  'scarecrow',
  'winter',
  'surrender',
  'bishop',
];

/** The value of a mercenary; null: not a mercenary. */
export const valueOf = (card: string): number | null => (/^\d+$/.test(card) ? Number(card) : null);

export const inBattle = (table: Table): boolean =>
  table.phase === 'battle' || table.phase === 'take-back';
