// The view of Condottiere, whose types are made from src/tavola/games/condottiere/view.py, and how its
// cards are laid out.
import type { PlayerTable, Strength, Table } from '../../generated/condottiere.ts';

export type { PlayerTable, Strength, Table };
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

/** Cards one by one, in the order of a hand. */
export const listCards = (cards: Cards): string[] =>
  CARDS.flatMap((card) => Array<string>(cards[card] ?? 0).fill(card));

export const inBattle = (table: Table): boolean =>
  table.phase === 'battle' || table.phase === 'take-back';
