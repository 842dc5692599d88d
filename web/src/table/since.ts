// What the others have done since the reader's last move: one sentence for each of them.
import type { Person } from '../games/contract.ts';
import type { MoveTold } from '../generated/messages.ts';
import type { Entry } from '../lib/api.ts';
import { howTold } from '../lib/acts.ts';
import { takenBack } from '../lib/entries.ts';
import type { Texts } from '../lib/fluent.ts';
import { linesOf, type Line } from './lines.ts';

/** What one of the others did; `moves` are the numbers of the entries. */
export interface Done {
  seat: number;
  moves: number[];
  parts: Line['parts'];
}
export interface Since {
  /** The number of the reader's last move before all of it; 0: there was none. */
  after: number;
  /** The number of the newest move that is told; 0: there is none. */
  upTo: number;
  /** Whether the reader has moved since: it is known by now. */
  past: boolean;
  /** In the order in which they began. */
  done: Done[];
}

type Moved = MoveTold & { seat: number };
type Teller = Parameters<typeof linesOf>[3];

/** A move is the reader's own unless a bot has made it for them. */
const isOwn = ({ seat, bot }: Moved, reader: number) => seat === reader && bot === null;

/**
 * As long as nobody else has moved, what was told stays: whoever makes many small moves can look at
 * it until they are through with them.
 */
export function sinceLastMove(
  entries: readonly Entry[],
  reader: number,
  texts: Texts,
  people: readonly Person[],
  module: Teller,
): Since {
  const undone = takenBack(entries);
  const moves = entries.filter(
    (entry): entry is Moved => entry.kind === 'move' && entry.seat !== null && !undone.has(entry.n),
  );
  const last = moves.findLastIndex((move) => !isOwn(move, reader));
  const own = moves.slice(0, last + 1).findLastIndex((move) => isOwn(move, reader));
  const others = moves.slice(own + 1, last + 1);
  const lines = linesOf(
    others.map((move) => ({
      ...move,
      events: move.events.filter((event) => howTold(texts, event) !== 'yours'),
    })),
    texts,
    people,
    module,
    false,
  );
  const done = [...new Set(others.map(({ seat }) => seat))].flatMap((seat): Done[] => {
    const numbers = others.filter((move) => move.seat === seat).map(({ n }) => n);
    const told = lines.filter(
      ({ n, kind, seat: whose }) =>
        kind === 'line' && numbers.includes(n) && [seat, reader, null].includes(whose),
    );
    return told.length ? [{ seat, moves: numbers, parts: inOne(told, people[seat]!.name) }] : [];
  });
  return {
    after: moves[own]?.n ?? 0,
    upTo: done.length ? moves[last]!.n : 0,
    past: moves.length > last + 1,
    done,
  };
}

/** Several sentences about one person as one: the name is said once. */
function inOne(lines: readonly Line[], name: string): Line['parts'] {
  return lines.flatMap(({ parts }, i) => {
    const [first, second] = parts;
    const named = i > 0 && first?.bold && first.text === name && second?.text.startsWith(' ');
    const said = named
      ? [{ ...second!, text: second!.text.trimStart() }, ...parts.slice(2)]
      : parts;
    const whole = i === lines.length - 1 ? said : withoutStop(said);
    return i ? [{ text: ' · ', bold: false }, ...whole] : whole;
  });
}

function withoutStop(parts: Line['parts']): Line['parts'] {
  const end = parts[parts.length - 1];
  return end ? [...parts.slice(0, -1), { ...end, text: end.text.replace(/\.$/, '') }] : parts;
}
