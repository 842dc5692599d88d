// Lines of the log out of entries.
import type { GameModule, Moment, Person, Say } from '../games/contract.ts';
import type { Entry, Event } from '../lib/api.ts';
import { takenBack } from '../lib/entries.ts';
import type { Texts } from '../lib/fluent.ts';
import { t } from '../lib/language.svelte.ts';

/** What a game says about the lines of its log. */
type Teller = Pick<GameModule, 'act' | 'citation' | 'isNote' | 'isPassing' | 'together'>;

export interface Line {
  key: string;
  n: number;
  at: number;
  kind: 'note' | 'line' | 'quiet' | 'chat';
  seat: number | null;
  /** Words; those in bold are names. */
  parts: { text: string; bold: boolean }[];
  rule?: string | undefined;
}

const [OPEN, SHUT] = ['\uE000', '\uE001'];

/** Names in bold: they are marked before the sentence is put together, and found again. */
export const marked = (names: readonly string[]): string[] =>
  names.map((name) => `${OPEN}${name}${SHUT}`);

export function split(text: string): Line['parts'] {
  return text
    .split(/(\uE000[^\uE001]*\uE001)/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith(OPEN) ? { text: part.slice(1, -1), bold: true } : { text: part, bold: false },
    );
}

export function seatOf(event: Event): number | null {
  return typeof event.args.seat === 'number' ? event.args.seat : null;
}

interface Put {
  line: Line;
  texts: Texts;
  names: string;
}
const put = new WeakMap<Event, Put>();

/** An event is put into words once, as long as the words and the names are the same. */
function eventLine(...[event, key, n, at, texts, names, module]: Parameters<typeof inWords>): Line {
  const known = put.get(event);
  const called = names.join('\n');
  if (known?.texts === texts && known.names === called && known.line.key === key) return known.line;
  const line = inWords(event, key, n, at, texts, names, module);
  put.set(event, { line, texts, names: called });
  return line;
}

function inWords(
  event: Event,
  key: string,
  n: number,
  at: number,
  texts: Texts,
  names: readonly string[],
  module: Teller,
): Line {
  const note = module.isNote(event);
  return {
    key,
    n,
    at,
    kind: note ? 'note' : 'line',
    seat: seatOf(event),
    parts: split(texts.event(event, note ? names : marked(names))),
    rule: module.citation(event),
  };
}

/** What is said while a moment is held. */
export function momentText(
  { event, say, words }: Moment,
  texts: Texts,
  names: readonly string[],
): string {
  if (words) return words((id, args) => texts.say(id, args, names));
  return say ? texts.say(say.id, say.args, names) : texts.event(event, names);
}

export function linesOf(
  entries: readonly Entry[],
  texts: Texts,
  people: readonly Person[],
  module: Teller,
): Line[] {
  const names = people.map(({ name }) => name);
  const undone = takenBack(entries);
  const told = entries.flatMap((entry): (Told | Other)[] => {
    if (undone.has(entry.n)) return [];
    if (entry.kind === 'move') return [entry];
    if (entry.kind === 'start') return [{ ...entry, seat: null, joins: false }];
    return otherLine(entry, names).map((line) => ({ line }));
  });
  return gather(told, texts, names, module);
}

/** What happened with a move, or when the game began. */
export interface Told {
  n: number;
  at: number;
  seat: number | null;
  events: Event[];
  /** Whether it goes on with the act of the one before. */
  joins: boolean;
}
interface Other {
  line: Line;
}
/** An event in its place. */
interface Placed {
  event: Event;
  key: string;
  n: number;
  at: number;
}

/** Moves that belong together as one. */
function inActs(told: readonly (Told | Other)[]): (Told[] | Other)[] {
  const found: (Told[] | Other)[] = [];
  let act: Told[] | null = null;
  for (const one of told) {
    if ('line' in one) {
      found.push(one);
      if (one.line.kind !== 'chat') act = null;
    } else if (act && one.joins && act[0]!.seat === one.seat) {
      act.push(one);
    } else {
      act = [one];
      found.push(act);
    }
  }
  return found;
}

/** Acts as lines; several events of one kind in a row as one line, where the game wants that. */
export function gather(
  told: readonly (Told | Other)[],
  texts: Texts,
  names: readonly string[],
  module: Teller,
): Line[] {
  const lines: Line[] = [];
  let run = null as { id: string; seats: number[] } | null;
  for (const act of inActs(told)) {
    if ('line' in act) {
      lines.push(act.line);
      if (act.line.kind !== 'chat') run = null;
      continue;
    }
    for (const one of linesOfAct(act, texts, names, module)) {
      if (!('event' in one)) {
        run = null;
        lines.push(one);
        continue;
      }
      const id = module.together(one.event);
      const seat = seatOf(one.event);
      if (id && seat !== null && run?.id === id) {
        run.seats.push(seat);
        const last = lines[lines.length - 1]!;
        lines[lines.length - 1] = {
          ...last,
          n: one.n,
          seat: null,
          parts: split(texts.say(id, { seats: run.seats }, marked(names))),
        };
      } else {
        run = id && seat !== null ? { id, seats: [seat] } : null;
        lines.push(eventLine(one.event, one.key, one.n, one.at, texts, names, module));
      }
    }
  }
  return lines;
}

interface Summed {
  count: number;
  texts: Texts;
  names: string;
  found: (Placed | Line)[];
}
const summed = new WeakMap<Event, Summed>();

/** The lines of an act; it is summed up once, as long as no more of it comes. */
function linesOfAct(
  act: readonly Told[],
  texts: Texts,
  names: readonly string[],
  module: Teller,
): (Placed | Line)[] {
  const placed = act.flatMap(({ events, n, at }): Placed[] =>
    events.map((event, i) => ({ event, key: `${n}.${i}`, n, at })),
  );
  const shown = placed.filter(({ event }) => !module.isPassing?.(event));
  const first = shown[0];
  if (!module.act || !first) return shown;
  const called = names.join('\n');
  const known = summed.get(first.event);
  if (known?.count === shown.length && known.texts === texts && known.names === called)
    return known.found;
  const { n, at } = shown[shown.length - 1]!;
  const say: Say = (id, args) => texts.say(id, args, marked(names));
  const events = shown.map(({ event }) => event);
  const found = module.act(events, say).map((one, i): Placed | Line => {
    if ('id' in one) return shown[events.indexOf(one)]!;
    const { text, seat, rule } = one;
    return { key: `${first.key}.${i}`, n, at, kind: 'line', seat, parts: split(text), rule };
  });
  summed.set(first.event, { count: shown.length, texts, names: called, found });
  return found;
}

function otherLine(entry: Entry, names: readonly string[]): Line[] {
  const seat = 'seat' in entry ? entry.seat : null;
  const base = { key: String(entry.n), n: entry.n, at: entry.at, seat };
  const say = (id: string): Line[] => [
    { ...base, kind: 'quiet', parts: split(t(id, { seat }, marked(names))) },
  ];
  switch (entry.kind) {
    case 'chat':
      return [
        {
          ...base,
          kind: 'chat',
          parts: [
            { text: entry.name, bold: true },
            { text: ` ${entry.text}`, bold: false },
          ],
        },
      ];
    case 'undo':
      return say('log-undo');
    case 'away':
      if (entry.ends) return say('log-resigned-ends');
      return say(entry.why === 'left' ? 'log-away' : `log-away-${entry.why}`);
    case 'consent':
      if (entry.seat === null) return say('log-ended');
      if (entry.ends) return say('log-agrees-ends');
      return say(entry.agrees ? 'log-agrees' : 'log-plays-on');
    case 'back':
      return say('log-back');
    case 'entropy':
      return say('log-entropy');
    case 'seat':
      return entry.now.kind === 'open' ? say('log-seat-free') : say('log-seat-taken');
    case 'open':
      return [{ ...base, kind: 'note', parts: split(t('log-open')) }];
    case 'close':
      return [{ ...base, kind: 'note', parts: split(t('log-close')) }];
    default:
      return [];
  }
}

/** The words of a line alone. */
export const textOf = ({ parts }: Line): string => parts.map(({ text }) => text).join('');
