// The last battle, out of what happened: how it began and what it cost.
import type { Event } from '../../lib/api.ts';
import type { Happening } from '../contract.ts';

const LOSSES = new Set(['killed', 'wall-lost', 'land-lost', 'defeated']);

export interface Fought { n: number; begun: Event; losses: Event[] }

/** Only if it is over, and in the turn before this one. */
export function lastBattle(happenings: readonly Happening[]): Fought | null {
  const from = happenings.findLastIndex(({ event }) => event.id === 'battle');
  if (from < 0) return null;
  const after = happenings.slice(from + 1);
  const turns = after.filter(({ event }) => event.id === 'turn').length;
  const ended = after.findIndex(({ event }) => event.id === 'turn');
  if (turns !== 1) return null;
  const losses = after.slice(0, ended).filter(({ event }) => LOSSES.has(event.id)).map(({ event }) => event);
  return { n: happenings[from]!.n, begun: happenings[from]!.event, losses };
}
