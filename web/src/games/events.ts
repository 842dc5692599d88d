// How boards read events: what comes with each is typed in the game's events.py.
import type { Event } from '../lib/api.ts';

/** Reads the events of a game, whose `Events` has what comes with each by its name. */
export function reading<Events>() {
  type Id = keyof Events & string;
  /** What came with the event, if it is one of this name. */
  function told<One extends Id>(id: One, event: Event | null | undefined): Events[One] | undefined {
    return event?.id === id ? (event.args as Events[One]) : undefined;
  }
  /** What came with all of this name. */
  function allTold<One extends Id>(id: One, events: readonly Event[]): Events[One][] {
    return events.flatMap((event) => told(id, event) ?? []);
  }
  return { told, allTold };
}
