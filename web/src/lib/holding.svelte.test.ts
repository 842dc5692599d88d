// What is held before the eyes: for how long, what it keeps waiting, and who may go on.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moment } from '../games/contract.ts';
import type { TableView } from './api.ts';
import { FakeSocket as Line } from '../testing/line.ts';
import { moveTold, viewAt } from '../testing/views.ts';
import { Session } from './session.svelte.ts';
import { settings, type Pace } from './settings.svelte.ts';

let hidden = false;
let still = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('matchMedia', () => ({ matches: still }));
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Line.lines = [];
});
afterEach(() => {
  hidden = still = false;
  settings.set('pace', 'normal');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const USUAL: Moment['hold'] = undefined;
/** The view after a move of another with which this happened; `joins`: it goes on with an act. */
const moved = (number: number, joins: boolean, ids: string[], seat: number): TableView =>
  viewAt(number, {
    entries: [moveTold(number, { events: ids.map((id) => ({ id, args: {} })), joins, seat })],
  });
/** Two others take turns. */
const after = (number: number, ...ids: string[]): TableView =>
  moved(number, false, ids, 1 + (number % 2));
const joined = (number: number, ...ids: string[]): TableView => moved(number, true, ids, 2);

/** A page that has shown its first view; what is called a battle is held. */
function watching(hold = USUAL): { session: Session; line: Line } {
  const session = new Session('t');
  session.momentsOf = (news) =>
    news
      .filter(({ id }) => id.startsWith('battle'))
      .map((event) => (hold === undefined ? { event } : { event, hold }));
  session.open();
  Line.last.say(viewAt(1));
  vi.advanceTimersByTime(1000);
  return { session, line: Line.last };
}
const held = ({ moment }: Session) => moment?.event.id ?? null;
const number = (session: Session) => session.shown!.number;

test('a battle is held for two seconds, with what was before; then the next move is shown', () => {
  const { session, line } = watching();
  line.say(after(2, 'passed', 'battle'), after(3, 'named'));
  expect([held(session), number(session)]).toEqual(['battle', 2]);
  expect(session.moment!.before.table).toEqual({ gold: 1 });
  vi.advanceTimersByTime(1900);
  expect([held(session), number(session)]).toEqual(['battle', 2]);
  vi.advanceTimersByTime(200);
  expect([held(session), number(session)]).toEqual([null, 3]);
  session.close();
});

test.each<[Pace, boolean, number]>([
  ['quick', false, 1000],
  ['slow', false, 3000],
  ['at-once', false, 500],
  ['normal', true, 1400],
])('with the pace %s and reduced motion %s it is held for %i ms', (pace, reduced, length) => {
  settings.set('pace', pace);
  still = reduced;
  const { session, line } = watching();
  line.say(after(2, 'battle'));
  vi.advanceTimersByTime(length - 50);
  expect(held(session)).toBe('battle');
  vi.advanceTimersByTime(100);
  expect(held(session)).toBeNull();
  session.close();
});

test('whoever goes on sees the next at once; several are held one after the other', () => {
  const { session, line } = watching();
  line.say(after(2, 'battle 1', 'battle 2'), after(3));
  expect(held(session)).toBe('battle 1');
  session.goOn();
  expect([held(session), number(session)]).toEqual(['battle 2', 2]);
  session.goOn();
  expect(held(session)).toBeNull();
  vi.advanceTimersByTime(700);
  expect(number(session)).toBe(3);
  session.close();
});

test('what is held until one goes on stays, however long that takes', () => {
  const { session, line } = watching(null);
  line.say(after(2, 'battle'), after(3));
  vi.advanceTimersByTime(600_000);
  expect([held(session), number(session)]).toEqual(['battle', 2]);
  session.goOn();
  vi.advanceTimersByTime(700);
  expect([held(session), number(session)]).toEqual([null, 3]);
  session.close();
});

test('whoever wants to see the rest at once sees what is held all the same', () => {
  const { session, line } = watching();
  line.say(after(2), after(3), after(4, 'battle'), after(5));
  session.finish();
  expect([held(session), number(session)]).toEqual(['battle', 4]);
  session.finish();
  expect(number(session)).toBe(4);
  session.close();
});

test('nothing is held of what happened while nobody looked, or the line was lost', () => {
  const { session, line } = watching();
  hidden = true;
  line.say(after(2, 'battle'));
  expect([held(session), number(session)]).toEqual([null, 2]);
  hidden = false;
  line.break();
  vi.advanceTimersByTime(1000);
  Line.last.say(after(3, 'battle'));
  vi.advanceTimersByTime(1000);
  expect([held(session), number(session)]).toEqual([null, 3]);
  session.close();
});

test('whoever takes the seat back sees what there is now, and nothing is held', async () => {
  const { session, line } = watching();
  line.say(after(2, 'battle'), after(3, 'battle'));
  const back = session.comeBack();
  line.say(after(4, 'battle'), { type: 'done', id: 1, number: 4 });
  await back;
  expect([held(session), number(session)]).toEqual([null, 4]);
  session.close();
});

test('a move that was taken back with the same news is no moment', () => {
  const { session, line } = watching();
  const view = after(3, 'battle');
  line.say({
    ...view,
    entries: [...view.entries, { n: 4, kind: 'undo', at: 0, seat: 1, undoes: 3 }],
    number: 4,
  });
  vi.advanceTimersByTime(700);
  expect([held(session), number(session)]).toEqual([null, 4]);
  session.close();
});

test('the moves of an act are shown in one frame; the next act waits for its time', () => {
  const { session, line } = watching();
  line.say(after(2), after(3), joined(4), joined(5), after(6));
  expect(number(session)).toBe(2);
  vi.advanceTimersByTime(490);
  expect(number(session)).toBe(2);
  vi.advanceTimersByTime(20);
  expect(number(session)).toBe(5);
  expect(session.entries.map(({ n }) => n)).toEqual([1, 2, 3, 4, 5]);
  vi.advanceTimersByTime(500);
  expect(number(session)).toBe(6);
  session.close();
});

test('what goes on with an act that is shown is shown at once', () => {
  const { session, line } = watching();
  line.say(after(2));
  line.say(joined(3));
  expect(number(session)).toBe(3);
  session.close();
});

test('what is held is told all that happened with the act, and how things stood before it', () => {
  const { session, line } = watching();
  const seen: string[][] = [];
  session.momentsOf = (news) => {
    seen.push(news.map(({ id }) => id));
    return news.filter(({ id }) => id === 'battle').map((event) => ({ event }));
  };
  line.say(after(2, 'passed'), after(3, 'attacked'), joined(4, 'struck'), joined(5, 'battle'));
  vi.advanceTimersByTime(510);
  expect(seen).toEqual([['passed'], ['attacked', 'struck', 'battle']]);
  expect([held(session), number(session)]).toEqual(['battle', 5]);
  expect(session.moment!.before.table).toEqual({ gold: 2 });
  session.close();
});

test.each<[Pace, number]>([
  ['slow', 1200],
  ['quick', 150],
])('with the pace %s the next act is shown after %i ms', (pace, length) => {
  settings.set('pace', pace);
  const { session, line } = watching();
  line.say(after(2), after(3));
  vi.advanceTimersByTime(length - 20);
  expect(number(session)).toBe(2);
  vi.advanceTimersByTime(40);
  expect(number(session)).toBe(3);
  session.close();
});

test('the more one player does in a row, the quicker it is shown', () => {
  const { session, line } = watching();
  line.say(...[2, 3, 4, 5].map((n) => moved(n, false, [], 1)), moved(6, false, [], 2));
  for (const [wait, shown] of [
    [240, 2],
    [20, 3],
    [170, 4],
    [130, 5],
    [480, 5],
    [20, 6],
  ] as const) {
    vi.advanceTimersByTime(wait);
    expect(number(session)).toBe(shown);
  }
  session.close();
});

test('at once, nothing waits', () => {
  settings.set('pace', 'at-once');
  const { session, line } = watching();
  line.say(after(2), after(3), joined(4), after(5));
  expect(number(session)).toBe(5);
  session.close();
});
