// What is said of a card, a piece or a symbol: one entry for each thing (`card winter`, `pawn`), asked
// of the server when the first of them is wanted.
import type { SheetMessage } from '../generated/messages.ts';
import { get } from './api.ts';

export type Sheet = SheetMessage;
/** By "NOUN VALUE", or by NOUN for what is said of a kind as a whole. */
export type Sheets = Readonly<Record<string, Sheet>>;

const asked = new Map<string, Promise<Sheets>>();

/**
 * Those of a table (`/tables/ID`), whose figures may be others than usual, or of a game for so many
 * players (`/games/GAME?players=3`).
 */
export function readSheets(of: string, language: string): Promise<Sheets> {
  const [whose, figures] = of.split('?');
  const path = `${whose}/sheets?${figures ? `${figures}&` : ''}lang=${language}`;
  const known = asked.get(path) ?? get<Sheets>(path);
  asked.set(path, known);
  known.catch(() => asked.delete(path));
  return known;
}

/** A thing without a sheet of its own has that of its kind. */
export const sheetOf = (sheets: Sheets, thing: string): Sheet | null =>
  sheets[thing] ?? sheets[thing.split(' ')[0]!] ?? null;

/** The element that stands for a thing, at or around this one. */
export const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-sheet]') : null;

/** Which thing an element stands for. */
export const thingOf = (element: Element): string => element.getAttribute('data-sheet') ?? '';
