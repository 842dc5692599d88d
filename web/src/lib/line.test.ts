import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/line.ts';
import { gameView, seatOf, viewAt } from '../testing/views.ts';
import type { TableView } from './api.ts';
import { Line, LineLost } from './line.ts';

let views: TableView[] = [];
let ends: number[] = [];
let silences: boolean[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.lines = [];
  views = [];
  ends = [];
  silences = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A line that has told its first view, number 7. */
function openLine(): { line: Line; server: FakeSocket } {
  const line = new Line('ws://here', {
    view: (view) => views.push(view),
    silent: (silent) => silences.push(silent),
    lost: (code) => ends.push(code),
  });
  const server = FakeSocket.last;
  expect(line.open).toBe(false);
  server.say(viewAt(7, { printed: { cards: 3 } }));
  expect(line.open).toBe(true);
  return { line, server };
}

test('answers find their questions in whatever order they come', async () => {
  const { line, server } = openLine();
  const first = line.ask({ type: 'why-not', move: 'a' });
  const second = line.ask({ type: 'why-not', move: 'b' });
  expect(server.sent).toEqual([
    { type: 'why-not', move: 'a', id: 1 },
    { type: 'why-not', move: 'b', id: 2 },
  ]);
  server.say({ type: 'why-not', id: 2, move: 'b', refusal: null });
  server.say({ type: 'why-not', id: 1, move: 'a', refusal: { rule: 'R1', id: 'no', args: {} } });
  expect((await first).refusal!.rule).toBe('R1');
  expect((await second).refusal).toBeNull();
});

test('a refusal keeps its word and its rule', async () => {
  const { line, server } = openLine();
  const move = line.ask({ type: 'move', on: 7, move: 'x' });
  const refusal = { rule: 'R1', id: 'no', args: {} };
  server.say({ type: 'error', id: 1, error: 'illegal', message: 'No.', refusal });
  await expect(move).rejects.toMatchObject({ word: 'illegal', message: 'No.', refusal });
});

test('a change makes the next view, and what did not change is the same thing', () => {
  const { server } = openLine();
  const entries = [{ n: 8, kind: 'move', at: 1 }];
  const change = { view: { table: { gold: 9 } }, seats: { '#1': { away: 'left' } } };
  server.say({ type: 'change', number: 8, on: 7, change, entries });
  const [before, now] = views;
  expect(now).toEqual({
    ...before,
    number: 8,
    seats: [seatOf(), seatOf({ away: 'left' })],
    view: gameView({ table: { gold: 9 } }),
    printed: null,
    entries,
  });
  expect(now!.table).toBe(before!.table);
  expect(now!.seats[0]).toBe(before!.seats[0]);
});

test('a change of another view than this line has told ends the line', () => {
  const { line, server } = openLine();
  server.say({ type: 'change', number: 9, on: 8, change: {}, entries: [] });
  expect(views).toHaveLength(1);
  expect(ends).toHaveLength(1);
  expect(line.open).toBe(false);
  expect(server.open).toBe(false);
});

test('what was done has been seen, also where the view comes after the answer', async () => {
  const { line, server } = openLine();
  let done = false;
  const move = line.ask({ type: 'move', on: 7, move: 'x' }).then(() => (done = true));
  server.say({ type: 'done', id: 1, number: 8 });
  await Promise.resolve();
  expect(done).toBe(false);
  server.say(viewAt(8));
  await move;
  expect(views.map(({ number }) => number)).toEqual([7, 8]);
});

test('a line that is lost leaves its questions open, and so does one that says nothing any more', async () => {
  const lost = openLine();
  const first = lost.line.ask({ type: 'move', on: 7, move: 'x' });
  lost.server.break();
  await expect(first).rejects.toBeInstanceOf(LineLost);
  expect(ends).toEqual([1006]);
  await expect(lost.line.ask({ type: 'ping' })).rejects.toBeInstanceOf(LineLost);
  const silent = openLine();
  const second = silent.line.ask({ type: 'move', on: 7, move: 'x' });
  const caught = expect(second).rejects.toBeInstanceOf(LineLost);
  vi.advanceTimersByTime(60_000);
  await caught;
  expect(ends).toHaveLength(2);
});

test('a line that one closes oneself tells nothing more', () => {
  const { line, server } = openLine();
  line.close();
  server.break();
  expect(ends).toEqual([]);
});

test('a line on which nobody answers counts as silent within five seconds, until something is heard', () => {
  const { server } = openLine();
  vi.advanceTimersByTime(60_000);
  expect(silences).toEqual([]); // somebody answers
  server.dead = true;
  vi.advanceTimersByTime(5000);
  expect(silences).toEqual([true]);
  server.say(viewAt(8));
  expect(silences).toEqual([true, false]);
});

test('while others move nobody asks whether they are there', () => {
  const { server } = openLine();
  for (let number = 8; number < 20; number++) {
    server.say(viewAt(number));
    vi.advanceTimersByTime(2000);
  }
  expect(server.pings).toBe(0);
});

test('whoever doubts is told sooner', () => {
  const { line, server } = openLine();
  server.dead = true;
  line.probe();
  vi.advanceTimersByTime(2500);
  expect(silences).toEqual([true]);
});

test('a line that never begins is given up', () => {
  const tried = new Line('ws://here', {
    view: () => {},
    silent: () => {},
    lost: (code) => ends.push(code),
  });
  vi.advanceTimersByTime(30_000);
  expect(ends).toEqual([0]);
  expect(tried.open).toBe(false);
});
