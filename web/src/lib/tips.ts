// Who plays a game for the first times is told what each phase is about, unless they want it otherwise.
import { settings } from './settings.svelte.ts';

/** In how many games of a kind. */
const FIRST = 2;

/** Whether a table is among the first of its game on this device, which remembers it. */
export function isFirst(game: string, table: string): boolean {
  const key = `tavola:first:${game}`;
  const first = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
  if (first.includes(table)) return true;
  if (first.length >= FIRST) return false;
  localStorage.setItem(key, [...first, table].join(' '));
  return true;
}

/** Whether what is asked is explained: as the reader has chosen, else in their first games. */
export const isTold = (first: boolean): boolean => settings.tips ?? first;
