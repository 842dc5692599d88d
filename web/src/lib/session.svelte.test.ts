import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SeatView, TableView } from './api.ts';
import { FakeSocket as Line } from '../testing/line.ts';
import { moveTold, seatOf, viewAt } from '../testing/views.ts';
import { Session } from './session.svelte.ts';
import { settings } from './settings.svelte.ts';

const view = (number: number, away: SeatView['away'], seat: number | null = 0) =>
  viewAt(number, { seat, seats: [seatOf({ away })], entries: [moveTold(number)] });

let hidden = false;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Line);
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  Line.lines = [];
});
afterEach(() => {
  hidden = false;
  settings.set('pace', 'normal');
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A page that has heard this view, by its socket. */
function opened(first: TableView): Session {
  const session = new Session('t');
  session.open();
  Line.last.say(first);
  return session;
}

/** A page that shows this view, and is then hidden for a minute. */
function hiddenPage(first: TableView): Session {
  const session = opened(first);
  expect(Line.lines).toHaveLength(1);
  hidden = true;
  session.look();
  vi.advanceTimersByTime(60_000);
  return session;
}

test('a hidden page of somebody who left the seat to a bot does not watch until it is seen', () => {
  const session = hiddenPage(view(7, 'left'));
  expect(Line.lines[0]!.open).toBe(false);
  expect(session.link).not.toBe('lost');
  hidden = false;
  session.look();
  expect(Line.lines[1]!.address).toContain('after=7');
  session.close();
});

test('a hidden page of a spectator does not watch', () => {
  const session = hiddenPage(view(7, null, null));
  expect(Line.lines[0]!.open).toBe(false);
  session.close();
});

test('a hidden page of somebody who plays goes on, until the time runs out', () => {
  const session = hiddenPage(view(7, null));
  expect(Line.lines[0]!.open).toBe(true);
  Line.lines[0]!.say(view(8, 'time'));
  vi.advanceTimersByTime(60_000);
  expect(Line.lines[0]!.open).toBe(false);
  session.close();
});

test('who looks elsewhere for a moment still watches', () => {
  const session = opened(view(7, 'left'));
  hidden = true;
  session.look();
  vi.advanceTimersByTime(5000);
  hidden = false;
  session.look();
  vi.advanceTimersByTime(60_000);
  expect(Line.lines).toHaveLength(1);
  expect(Line.lines[0]!.open).toBe(true);
  session.close();
});

test('who takes the seat back sees at once what there is now', async () => {
  const session = opened(view(7, 'left'));
  for (const number of [8, 9, 10]) Line.lines[0]!.say(view(number, 'left'));
  expect(session.shown!.number).toBeLessThan(10); // move by move, so that each can be seen
  const back = session.comeBack();
  expect(Line.last.sent).toEqual([{ type: 'return', id: 1 }]);
  Line.last.say(view(11, null), { type: 'done', id: 1, number: 11 });
  await back;
  expect(session.shown!.number).toBe(11);
  session.close();
});

test('a line that has gone silent is lost for all who share the device, and found again', () => {
  const session = opened(view(7, null));
  const guest = new Session('t', { secret: 's' }, session);
  expect(guest.lost).toBe(false);
  Line.last.dead = true;
  vi.advanceTimersByTime(5000);
  expect(session.lost && guest.lost).toBe(true);
  Line.last.say(view(8, null));
  expect(session.lost || guest.lost).toBe(false);
  session.close();
});

test('whoever plays says how fast bots shall act, on every line and when that changes', () => {
  const session = opened(view(7, null));
  expect(Line.last.wishes).toEqual(['normal']);
  Line.last.say(view(8, null));
  settings.set('pace', 'quick');
  session.wish();
  session.wish();
  expect(Line.last.wishes).toEqual(['normal', 'quick']);
  Line.last.break();
  vi.advanceTimersByTime(1000);
  Line.last.say(view(9, null));
  expect(Line.lines).toHaveLength(2);
  expect(Line.last.wishes).toEqual(['quick']);
  session.close();
});

test('whoever has seen enough sees the rest without pauses, until something is asked of them', () => {
  const waiting = (number: number): TableView => {
    const { view: now, ...rest } = view(number, null);
    return { ...rest, view: { ...now!, to_act: [1], legal: [] } };
  };
  const session = opened(waiting(7));
  Line.last.say(waiting(8), waiting(9));
  expect(session.shown!.number).toBe(8);
  session.skip();
  expect([session.shown!.number, Line.last.wishes]).toEqual([9, ['normal', 'at-once']]);
  Line.last.say(waiting(10));
  expect(session.shown!.number).toBe(10);
  Line.last.say(view(11, null)); // it is their turn
  expect([session.skipping, Line.last.wishes]).toEqual([false, ['normal', 'at-once', 'normal']]);
  session.close();
});

test('whoever only watches wishes nothing, until they have a seat', () => {
  const session = opened(view(7, null, null));
  expect(Line.last.wishes).toEqual([]);
  Line.last.say(view(8, null, 0));
  expect(Line.last.wishes).toEqual(['normal']);
  session.close();
});
