// Lines of the log out of entries.
import type { GameModule, Moment, Person } from '../games/contract.ts';
import { howTold, linesOfAct, together } from '../lib/acts.ts';
import type { Entry, Event } from '../lib/api.ts';
import { takenBack } from '../lib/entries.ts';
import type { Texts } from '../lib/fluent.ts';
import { t } from '../lib/language.svelte.ts';

/** What a game says about the lines of its log. */
type Teller = Pick<GameModule, 'citation'>;

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
  joint = true,
): Line[] {
  const names = people.map(({ name }) => name);
  const undone = takenBack(entries);
  const told = entries.flatMap((entry): (Told | Other)[] => {
    if (undone.has(entry.n)) return [];
    if (entry.kind === 'move') return [entry];
    if (entry.kind === 'start') return [{ ...entry, seat: null, joins: false }];
    return otherLine(entry, names).map((line) => ({ line }));
  });
  return gather(told, texts, names, module, joint);
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

/** A line, and the events that it tells. */
interface Telling {
  line: Line;
  events: Event[];
}

/** Acts as lines; what several did one after the other is one line, where the game has words for it. */
export function gather(
  told: readonly (Told | Other)[],
  texts: Texts,
  names: readonly string[],
  module: Teller,
  joint = true,
): Line[] {
  const lines: Line[] = [];
  let row: Event[] = []; // what the last line tells, as long as the next may join it
  for (const act of inActs(told)) {
    if ('line' in act) {
      lines.push(act.line);
      if (act.line.kind !== 'chat') row = [];
      continue;
    }
    for (const { line, events } of tellingsOf(act, texts, names, module)) {
      const all = [...row, ...events];
      const text = joint && row.length ? together(texts, all, marked(names)) : null;
      const last = lines[lines.length - 1];
      if (text && last) {
        lines[lines.length - 1] = { ...last, n: line.n, seat: null, parts: split(text) };
      } else lines.push(line);
      row = text ? all : events;
    }
  }
  return lines;
}

interface Summed {
  count: number;
  texts: Texts;
  names: string;
  found: Telling[];
}
const summed = new WeakMap<Event, Summed>();

/** The lines of an act; it is put into words once, as long as no more of it comes. */
function tellingsOf(
  act: readonly Told[],
  texts: Texts,
  names: readonly string[],
  module: Teller,
): Telling[] {
  const events = act.flatMap((one) => one.events);
  const first = events[0];
  if (!first) return [];
  const called = names.join('\n');
  const known = summed.get(first);
  if (known?.count === events.length && known.texts === texts && known.names === called)
    return known.found;
  const placeOf = (event: Event) => act.find((one) => one.events.includes(event))!;
  const found = linesOfAct(texts, act[0]!.seat, events, marked(names)).map((one): Telling => {
    const { n, at } = placeOf(one.events[one.events.length - 1]!);
    const begun = placeOf(one.events[0]!);
    const note = howTold(texts, one.events[0]!) === 'note';
    const parts = split(one.text);
    const line: Line = {
      key: `${begun.n}.${begun.events.indexOf(one.events[0]!)}`,
      n,
      at,
      kind: note ? 'note' : 'line',
      seat: one.seat,
      parts: note ? [{ text: parts.map(({ text }) => text).join(''), bold: false }] : parts,
      rule: one.events.map((event) => module.citation(event)).find(Boolean),
    };
    return { line, events: one.events };
  });
  summed.set(first, { count: events.length, texts, names: called, found });
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
    case 'anew':
      return [{ ...base, kind: 'note', parts: split(t('log-anew')) }];
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
