// An act in one sentence of the log: "Cid plays the Mercator (3): takes 3 coins and buys 3 bricks."
import type { Event } from '../../lib/api.ts';
import type { Say, Sentence } from '../contract.ts';

/** What a player did, each a clause of the sentence: the message `act-ID`, without its subject. */
const CLAUSES = new Set([
  'copied',
  'took-back',
  'produced',
  'praefectus-passed',
  'received',
  'left-behind',
  'collected',
  'declined',
  'took-coins',
  'mercator-coins',
  'bought-card',
  'paid',
]);
/** What is done several times in a row, for one thing after another. */
const SERIES = new Set(['bought', 'sold', 'kept', 'placed', 'built']);
const MARCH = new Set(['leaves', 'moves', 'stepped', 'passed-over', 'stopped']);
/** What says nothing beside what was done before. */
const ENDS = new Set(['done', 'provisioned']);

const isDeed = ({ id }: Event): boolean =>
  id === 'played' || CLAUSES.has(id) || SERIES.has(id) || MARCH.has(id) || ENDS.has(id);

export function actOf(
  events: readonly Event[],
  say: Say,
  citation: (event: Event) => string | undefined,
): (Sentence | Event)[] {
  const deeds = events.filter(isDeed);
  const apart = events.filter((event) => !isDeed(event));
  const seat = deeds[0]?.args.seat;
  if (deeds.length < 2 || typeof seat !== 'number') return [...events];
  const [own, others] = [true, false].map((mine) =>
    deeds.filter(({ args }) => (args.seat === seat) === mine),
  ) as [Event[], Event[]];
  const played = own.find(({ id }) => id === 'played');
  const clauses = clausesOf(own, say);
  const args = { seat, card: played?.args.card, clauses };
  const text = [
    played ? say(clauses.length ? 'act-card' : 'act-card-alone', args) : say('act', args),
    ...others.map((event) => say(`event-${event.id}`, event.args)),
  ].join(' ');
  const rule = own.map(citation).find(Boolean);
  return clauses.length || played ? [{ text, seat, rule }, ...apart] : [...events];
}

function clausesOf(own: readonly Event[], say: Say): string[] {
  const found: string[] = [];
  for (let i = 0; i < own.length;) {
    const { id, args } = own[i]!;
    const of = MARCH.has(id) ? MARCH : SERIES.has(id) ? new Set([id]) : null;
    const end = of ? own.findIndex((event, k) => k > i && !of.has(event.id)) : i + 1;
    const row = own.slice(i, end < 0 ? own.length : end);
    if (of === MARCH) found.push(...marchOf(row, say));
    else if (of) found.push(seriesOf(id, row, say));
    else if (CLAUSES.has(id)) found.push(say(`act-${id}`, args));
    i += row.length;
  }
  return found;
}

/** Where the colonists have gone: each ends where it was last. */
function marchOf(row: readonly Event[], say: Say): string[] {
  const ends: Event[] = [];
  for (const event of row) {
    if (event.id === 'stepped') ends[Math.max(0, ends.length - 1)] = event;
    else if (event.id === 'leaves' || event.id === 'moves') ends.push(event);
  }
  const lines = ends.filter(({ id }) => id === 'stepped').map(({ args }) => say('act-line', args));
  return lines.length ? [say('act-marched', { count: lines.length, lines })] : [];
}

function seriesOf(id: string, row: readonly Event[], say: Say): string {
  if (id === 'built' || id === 'placed')
    return say(`act-${id}`, { list: row.map(({ args }) => say(`act-${id}-one`, args)) });
  return say(`act-${id}`, { goods: row.map(({ args }) => args.good) });
}
