// An act as lines of the log: what src/tavola/text/acts.py does, by the convention that is written down
// in src/tavola/text/__init__.py ("Acts"); a test compares both word for word.
import type { Event } from './api.ts';
import { singular, type Args, type Texts, type Things } from './fluent.ts';

/** A line of the log: whose it is (if anybody's), and the events that it tells, in words. */
export interface Told {
  seat: number | null;
  events: Event[];
  text: string;
}

export function seatOf({ args }: Event): number | null {
  return typeof args.seat === 'number' ? args.seat : null;
}

/** `passing`, `apart`, `note`; empty for all else. */
export const howTold = (texts: Texts, { id }: Event): string => texts.sayOr(`event-${id}.log`, '');

/** All that happened with an act of this seat's. */
export function linesOfAct(
  texts: Texts,
  seat: number | null,
  events: readonly Event[],
  names: readonly string[],
): Told[] {
  return new Teller(texts, names).lines(seat, events);
}

/** What several did one after the other, in one line; null: each has a line of its own. */
export function together(
  texts: Texts,
  events: readonly Event[],
  names: readonly string[],
): string | null {
  const id = `event-${events[0]!.id}.together`;
  if (events.some((event) => event.id !== events[0]!.id) || !texts.has(id)) return null;
  return texts.say(id, { seats: events.map(({ args }) => args.seat) }, names);
}

/** Things that something alike is told of. */
interface Party {
  first: Event;
  members: unknown[];
  things: Things;
}

class Teller {
  constructor(
    readonly texts: Texts,
    readonly names: readonly string[],
  ) {}

  lines(seat: number | null, events: readonly Event[]): Told[] {
    const shown = events.filter((event) => howTold(this.texts, event) !== 'passing');
    const deeds = shown.filter((event) => this.#isDeed(event));
    const summed = new Set(deeds.length < 2 ? [] : deeds);
    const found: Told[] = [];
    for (const event of shown) {
      const last = found[found.length - 1];
      if (summed.has(event)) {
        if (event === deeds[0]) found.push(this.#deeds(seat, deeds));
      } else if (last && this.#goesOn(last, event)) {
        last.events.push(event);
        last.text = this.#sentence(last.events);
      } else {
        const text = this.texts.event(event, this.names);
        found.push({ seat: seatOf(event), events: [event], text });
      }
    }
    return found;
  }

  #isDeed(event: Event): boolean {
    return this.#has(event, 'act') && howTold(this.texts, event) !== 'apart';
  }

  /** Whether both are told apart from the act, of the same seat. */
  #goesOn({ events: [first], seat }: Told, event: Event): boolean {
    const apart = [first!, event].every((one) => howTold(this.texts, one) === 'apart');
    return apart && seat === seatOf(event);
  }

  /** A sentence for each seat that something is told of, the one whose act it is first. */
  #deeds(seat: number | null, deeds: Event[]): Told {
    const all = [...new Set(deeds.map(seatOf))];
    const seats = [...all.filter((one) => one === seat), ...all.filter((one) => one !== seat)];
    const sentences = seats.map((one) =>
      this.#sentence(deeds.filter((event) => seatOf(event) === one)),
    );
    return { seat: seats[0]!, events: deeds, text: sentences.join(' ') };
  }

  #sentence(events: readonly Event[]): string {
    const first = events[0]!;
    const opens = this.#has(first, 'opens');
    const clauses = this.#kinds(opens ? events.slice(1) : events).flatMap((alike) =>
      this.#clauses(alike),
    );
    if (!clauses.length) return this.texts.event(first, this.names);
    return this.#say(opens ? `event-${first.id}.opens` : 'act', { ...first.args, clauses });
  }

  /** In their order; those that are told as one together, where the first of them stands. */
  #kinds(events: readonly Event[]): Event[][] {
    const found = new Map<string, Event[]>();
    events.forEach((event, place) => {
      const joint = this.#has(event, 'each') || this.#has(event, 'gather');
      const key = joint ? event.id : `${event.id} ${place}`;
      found.set(key, [...(found.get(key) ?? []), event]);
    });
    return [...found.values()];
  }

  /** What is told of events that are one clause, or of a single one. */
  #clauses(run: Event[]): string[] {
    const first = run[0]!;
    if (!this.#has(first, 'each')) return this.#parts(run, 'act');
    return [this.#say(`event-${first.id}.act`, { ...first.args, list: this.#parts(run, 'each') })];
  }

  /** Event by event; those that differ in the gathered things alone are one part. */
  #parts(run: Event[], form: string): string[] {
    const first = run[0]!;
    const id = `event-${first.id}.${form}`;
    if (!this.#has(first, 'gather')) return run.map(({ args }) => this.#say(id, args));
    const things = this.texts.say(`event-${first.id}.gather`);
    const parties = new Map<string, Party>(); // by how they read
    for (const event of run) {
      const one = event.args[singular(things)];
      const known = (event.args.things ?? {}) as Things;
      if (String(one) in known)
        // a single thing is named once, where it was last
        for (const other of parties.values())
          other.members = other.members.filter((member) => member !== one);
      const alike = this.#say(id, { ...event.args, [things]: [''] });
      const party = parties.get(alike) ?? { first: event, members: [], things: {} };
      party.members.push(one);
      Object.assign(party.things, known);
      parties.set(alike, party);
    }
    return [...parties.values()]
      .filter(({ members }) => members.length)
      .map((party) =>
        this.#say(id, { ...party.first.args, [things]: party.members, things: party.things }),
      );
  }

  #has({ id }: Event, attribute: string): boolean {
    return this.texts.has(`event-${id}.${attribute}`);
  }

  #say(id: string, args: Args): string {
    return this.texts.say(id, args, this.names);
  }
}
