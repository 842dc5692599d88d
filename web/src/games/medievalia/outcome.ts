// The last battle, out of what happened: how it began and what it cost.
import type { Event } from '../../lib/api.ts';
import type { Happening } from '../contract.ts';

const LOSSES = new Set(['killed', 'wall-lost', 'land-lost', 'defeated']);
const SIGNS = new Set([
  ...LOSSES,
  'battle',
  'targets',
  'damage',
  'takes-damage',
  'healed',
  'no-shot',
  'no-healing',
]);

/** `begun` is missing where the story begins in the midst of it. */
export interface Fought {
  n: number;
  begun: Event | null;
  losses: Event[];
}

/** The battle that ended the turn before this one, if one did (M3.3: else somebody said that it ends). */
export function lastBattle(happenings: readonly Happening[]): Fought | null {
  const now = happenings.findLastIndex(({ event }) => event.id === 'turn');
  const before = happenings
    .slice(0, Math.max(now, 0))
    .findLastIndex(({ event }) => event.id === 'turn');
  const told = happenings.slice(before + 1, Math.max(now, 0)).map(({ event }) => event);
  if (!told.some(({ id }) => SIGNS.has(id)) || told.some(({ id }) => id === 'ended-turn'))
    return null;
  return {
    n: happenings[now]!.n,
    begun: told.find(({ id }) => id === 'battle') ?? null,
    losses: told.filter(({ id }) => LOSSES.has(id)),
  };
}
