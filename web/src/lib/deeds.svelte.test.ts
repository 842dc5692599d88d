// What is done over the line, and what becomes of it when the line is lost.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from '../testing/line.ts';
import { viewAt } from '../testing/views.ts';
import type { TableView } from './api.ts';
import { Session } from './session.svelte.ts';

let asked: string[] = [];
/** What the server would answer by HTTP; none: it does not answer. */
let http: (() => unknown) | null = null;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string, { method }: { method: string }) => {
    asked.push(`${method} ${path}`);
    return http
      ? Promise.resolve(new Response(JSON.stringify(http())))
      : Promise.reject(new Error('offline'));
  });
  FakeSocket.lines = [];
  asked = [];
  http = null;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const own = (n: number, move = 'pass', bot: string | null = null) => ({
  n,
  kind: 'move',
  at: 0,
  seat: 0,
  move,
  events: [],
  bot,
  instead: null,
  joins: false,
});
const withEntries = (number: number, ...entries: unknown[]) =>
  viewAt(number, { entries: entries as TableView['entries'] });

/** A page that has heard view 7 by its socket. */
function playing(): Session {
  const session = new Session('t');
  session.open();
  FakeSocket.last.say(viewAt(7, { printed: { cards: 3 } }));
  return session;
}

/** The line is lost, and the next one tells this. */
async function resume(view: TableView): Promise<FakeSocket> {
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.say(view);
  await vi.advanceTimersByTimeAsync(0);
  return FakeSocket.last;
}

test('the page asks for changes, and fetches nothing besides', () => {
  const session = playing();
  expect(FakeSocket.last.address).toMatch(/\/api\/tables\/t\/live\?after=0&changes=true$/);
  expect(session.link).toBe('live');
  expect(asked).toEqual([]);
  session.close();
});

test('a move goes over the line, and is over when its view is there', async () => {
  const session = playing();
  const move = session.play('pass');
  expect(session.pending).toBe('pass');
  expect(FakeSocket.last.sent).toEqual([{ type: 'move', on: 7, move: 'pass', id: 1 }]);
  const change = { view: { table: { gold: 8 } } };
  FakeSocket.last.say({ type: 'change', number: 8, on: 7, change, entries: [own(8)] });
  FakeSocket.last.say({ type: 'done', id: 1, number: 8 });
  await move;
  expect(session.pending).toBeNull();
  expect(session.shown!.view!.table).toEqual({ gold: 8 });
  expect(session.printed).toEqual({ cards: 3 });
  expect(session.entries.map(({ n }) => n)).toEqual([7, 8]);
  expect(asked).toEqual([]);
  session.close();
});

test('a move that was done before the line was lost is not sent again', async () => {
  const session = playing();
  const move = session.play('pass');
  const next = await resume(withEntries(9, own(8), own(9, 'x')));
  await move;
  expect(next.address).toContain('after=7&');
  expect(next.sent).toEqual([]);
  expect(session.shown!.number).toBe(9);
  session.close();
});

test('a move that was shown, but not confirmed, before the line was lost is not sent again', async () => {
  const session = playing();
  const move = session.play('pass');
  FakeSocket.last.say({ type: 'change', number: 8, on: 7, change: {}, entries: [own(8)] });
  const next = await resume(withEntries(8));
  await move;
  expect(next.sent).toEqual([]);
  session.close();
});

test('a move that never arrived is sent again, on the same number', async () => {
  const session = playing();
  const move = session.play('pass');
  const next = await resume(withEntries(8, own(8, 'pass', 'medium'))); // a bot's is not mine
  expect(session.pending).toBe('pass');
  expect(next.sent).toEqual([{ type: 'move', on: 7, move: 'pass', id: 1 }]);
  next.say({ type: 'error', id: 1, error: 'stale', message: '', refusal: null });
  await expect(move).rejects.toMatchObject({ word: 'stale' });
  expect(session.pending).toBeNull();
  session.close();
});

test('a move that arrives twice is done once, and that is no error', async () => {
  const session = playing();
  const move = session.play('pass');
  const next = await resume(withEntries(7));
  expect(next.sent).toHaveLength(1);
  next.say({ type: 'change', number: 8, on: 7, change: {}, entries: [own(8)] }); // the first one
  next.say({ type: 'error', id: 1, error: 'stale', message: '', refusal: null });
  await move;
  session.close();
});

test('a move is not sent again for ever', async () => {
  const session = playing();
  const move = session.play('pass');
  const caught = expect(move).rejects.toMatchObject({ word: 'offline' });
  for (let tries = 0; tries < 3; tries++) await resume(withEntries(7));
  await caught;
  session.close();
});

test('undo, leaving and returning are looked for in the next view, and else sent again', async () => {
  const session = playing();
  const undo = session.undo();
  await resume(withEntries(8, { n: 8, kind: 'undo', at: 0, seat: 0, undoes: 6 }));
  await undo;
  const leave = session.leave();
  let next = await resume(viewAt(8));
  expect(next.sent).toEqual([{ type: 'leave', id: 1 }]);
  next = await resume(viewAt(9, { seats: [{ away: 'left' }] as TableView['seats'] }));
  await leave;
  expect(next.sent).toEqual([]);
  const back = session.comeBack();
  await resume(viewAt(10));
  await back;
  expect(asked).toEqual([]);
  session.close();
});

test('what was said is not said twice: its speaker hears that it was lost', async () => {
  const session = playing();
  const heard = session.chat('ciao');
  const said = { n: 8, kind: 'chat', at: 0, seat: 0, name: 'Elena', text: 'ciao' };
  await resume(withEntries(8, said));
  await heard;
  const lost = session.chat('ciao');
  const caught = expect(lost).rejects.toMatchObject({ word: 'offline' });
  const next = await resume(withEntries(8));
  await caught;
  expect(next.sent).toEqual([]);
  session.close();
});

test('where no line is open, moves and questions go by HTTP, and no view is shown twice', async () => {
  const session = playing();
  FakeSocket.last.break();
  expect(session.link).toBe('lost');
  http = () => withEntries(8, own(8));
  await session.play('pass');
  const shown = session.shown;
  expect(shown!.number).toBe(8);
  http = () => ({ move: 'x', refusal: null });
  expect(await session.whyNot('x')).toBeNull();
  expect(asked).toEqual(['POST /api/tables/t/moves', 'GET /api/tables/t/why-not?move=x']);
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.say(withEntries(8));
  expect(session.link).toBe('live');
  expect(session.shown).toBe(shown);
  session.close();
});

test('a question that was under way when the line was lost is asked by HTTP', async () => {
  const session = playing();
  http = () => ({ number: 7, moves: {} });
  const foreseen = session.foresee();
  expect(FakeSocket.last.sent).toEqual([{ type: 'foresee', id: 1 }]);
  FakeSocket.last.break();
  expect((await foreseen).number).toBe(7);
  expect(asked).toEqual(['GET /api/tables/t/foresee']);
  session.close();
});

test('a change of another view brings a new line, with a whole view of what was missed', async () => {
  const session = playing();
  FakeSocket.last.say({ type: 'change', number: 10, on: 9, change: {}, entries: [] });
  expect(session.link).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(FakeSocket.lines).toHaveLength(2);
  expect(FakeSocket.last.address).toContain('after=7&changes=true');
  FakeSocket.last.say(viewAt(10));
  expect(session.shown!.number).toBe(10);
  expect(session.printed).toEqual({ cards: 3 });
  session.close();
});

test('a table that is not there is said to be so, and what was under way ends with that', async () => {
  const session = playing();
  const move = session.play('pass');
  const caught = expect(move).rejects.toMatchObject({ word: 'no-table' });
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(1000);
  FakeSocket.last.break(4404);
  await caught;
  expect(session.link).toBe('gone');
  expect(session.trouble).toBe('no-table');
});

test('where sockets do not get through, the table is shown by HTTP', async () => {
  http = () => viewAt(7);
  const session = new Session('t');
  session.open();
  FakeSocket.last.break();
  await vi.advanceTimersByTimeAsync(0);
  expect(session.shown!.number).toBe(7);
  expect(asked).toEqual(['GET /api/tables/t/view?after=0']);
  session.close();
});
