// What happened at a table, as the reader was told.
import type { MoveTold, StartTold } from '../generated/messages.ts';
import type { Entry, Event } from './api.ts';

/** Whether things of the game itself are told with it. */
export const hasEvents = (entry: Entry): entry is StartTold | MoveTold =>
  entry.kind === 'start' || entry.kind === 'move';

export const eventsOf = (entry: Entry): Event[] => (hasEvents(entry) ? entry.events : []);

/** The numbers of the moves that don't stand any more. */
export const takenBack = (entries: readonly Entry[]): Set<number | null> =>
  new Set(entries.map((entry) => (entry.kind === 'undo' ? entry.undoes : null)));
