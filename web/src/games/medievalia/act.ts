// Figures on the move in one sentence of the log: "Bea marches into Ada’s fief with Recruit 1 and Recruit 2."
import type { Event } from '../../lib/api.ts';
import type { Say, Sentence } from '../contract.ts';

/** Where a figure went: those who went to one place are named together. */
const MARCH = ['place', 'lord_seat', 'next_seat'];
const goal = ({ id, args }: Event): string =>
  id === 'marched' ? MARCH.map((part) => String(args[part])).join(' ') : String(args.other_piece);

interface Party {
  event: Event;
  pieces: string[];
  things: object;
}

/** The events of one kind by where they led, in the order of the last step of each figure. */
function parties(events: readonly Event[]): Party[] {
  const found = new Map<string, Party>();
  for (const event of events) {
    const { piece, things } = event.args as { piece: string; things: object };
    for (const party of found.values()) party.pieces = party.pieces.filter((one) => one !== piece);
    const party = found.get(goal(event)) ?? { event, pieces: [], things: {} };
    found.set(goal(event), {
      event,
      pieces: [...party.pieces, piece],
      things: { ...party.things, ...things },
    });
  }
  return [...found.values()].filter(({ pieces }) => pieces.length);
}

export function actOf(
  events: readonly Event[],
  say: Say,
  citation: (event: Event) => string | undefined,
): (Sentence | Event)[] {
  const posted = events.filter(({ id }) => id === 'put');
  const marched = events.filter(({ id }) => id === 'marched');
  const seat = (posted[0] ?? marched[0])?.args.seat;
  if (posted.length + marched.length < 2 || typeof seat !== 'number') return [...events];
  const told: Sentence[] = [];
  if (posted.length) {
    const clauses = parties(posted).map(({ event, pieces, things }) =>
      say('act-post', { ...event.args, pieces, things }),
    );
    told.push({ text: say('act-posts', { seat, clauses }), seat });
  }
  for (const { event, pieces, things } of parties(marched))
    told.push({
      text: say('act-marched', { ...event.args, pieces, things }),
      seat,
      rule: citation(event),
    });
  return [...told, ...events.filter(({ id }) => id !== 'put' && id !== 'marched')];
}
