// What happened at a table, as the reader was told.
import type { Happening } from '../games/contract.ts';
import type { MoveTold, StartTold } from '../generated/messages.ts';
import type { Entry, Event } from './api.ts';

/** Whether things of the game itself are told with it. */
export const hasEvents = (entry: Entry): entry is StartTold | MoveTold =>
  entry.kind === 'start' || entry.kind === 'move';

const eventsOf = (entry: Entry): Event[] => (hasEvents(entry) ? entry.events : []);

/** Everything that happened and was not taken back. */
export function happeningsOf(entries: readonly Entry[]): Happening[] {
  const undone = takenBack(entries);
  return entries.flatMap((entry) =>
    undone.has(entry.n) ? [] : eventsOf(entry).map((event) => ({ n: entry.n, event })),
  );
}

/** The numbers of the moves that don't stand any more. */
export const takenBack = (entries: readonly Entry[]): Set<number | null> =>
  new Set(entries.map((entry) => (entry.kind === 'undo' ? entry.undoes : null)));
