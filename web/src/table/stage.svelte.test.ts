import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { GameModule } from '../games/contract.ts';
import { ApiError, type Entry } from '../lib/api.ts';
import { language } from '../lib/language.svelte.ts';
import type { Session } from '../lib/session.svelte.ts';
import { gameView, moveTold, seatOf } from '../testing/views.ts';
import plain from './plain/index.ts';
import { BEAT, LiveStage } from './stage.svelte.ts';

beforeAll(() => language.choose('en'));
afterEach(() => vi.useRealTimers());
const view = (to_act: number[]) =>
  gameView({ to_act, legal: ['commit', 'pledge 1'], table: { gold: 2 } });
const SEAT = seatOf({ you: true });
const stale = () => new ApiError('stale', '', 409);

/** A stage whose session answers a move with these errors, one after the other, before it takes it. */
function stageWith(
  to_act: number[],
  errors: Error[],
  module: Partial<GameModule> = {},
  other: object = {},
) {
  const sent: string[] = [];
  const asked: string[] = [];
  const play = async (move: string) => {
    sent.push(move);
    const error = errors.shift();
    if (error) throw error;
  };
  const session = {
    id: 't',
    shown: { number: 1, view: view(to_act), seats: [SEAT, { ...SEAT, ...other }] },
    entries: [],
    pending: null,
    play,
    foresee: async () => {
      asked.push('foresee');
      return { number: 1, moves: { commit: { events: [], then: { gold: 3 }, joins: false } } };
    },
    moment: null,
    finish: () => {},
    catchUp: () => {},
  };
  return {
    sent,
    asked,
    stage: new LiveStage(session as unknown as Session, 'x', { ...plain, ...module }),
  };
}

test('moves that belong to a move are made before it', async () => {
  const { sent, stage } = stageWith([0], [], {
    before: (_, move) => (move === 'commit' ? ['pledge 1'] : []),
  });
  await stage.play('commit');
  expect(sent).toEqual(['pledge 1', 'commit']);
});

test('where several decide at once, a move that came together with another is sent again', async () => {
  const { sent, stage } = stageWith([0, 1], [stale()]);
  await stage.play('commit');
  expect(sent).toEqual(['commit', 'commit']);
  expect(stage.trouble).toBeNull();
});

test('but not for ever, and not in turn', async () => {
  const many = stageWith([0, 1], Array.from({ length: 9 }, stale));
  await many.stage.play('commit');
  expect(many.sent.length).toBeLessThan(9);
  expect(many.stage.trouble).not.toBeNull();
  const turn = stageWith([0], [stale()]);
  await turn.stage.play('commit');
  expect(turn.sent).toEqual(['commit']);
});

test('a move is pending until it is carried out, so that nothing is begun which would be dropped', async () => {
  const { sent, stage } = stageWith([0], []);
  const first = stage.play('pledge 1');
  expect(stage.pending).toBe('pledge 1');
  await first;
  expect(stage.pending).toBeNull();
  await stage.play('commit');
  expect(sent).toEqual(['pledge 1', 'commit']);
});

test('what could not be sent is still considered, and nothing is left to be read once the line is back', async () => {
  const { stage } = stageWith([0], [new ApiError('offline', '', 0)]);
  stage.chosen = 'commit';
  await stage.play('commit');
  expect(stage.trouble).not.toBeNull();
  expect(stage.chosen).toBe('commit');
  stage.lookAgain();
  expect(stage.trouble).toBeNull();
  expect(stage.chosen).toBe('commit');
  await stage.play('commit');
  expect(stage.chosen).toBeNull();
});

/** A stage at which `commit` is considered, and which is then shown these views, one by one. */
function considering(...steps: { to_act: number[]; legal?: string[]; entry: Entry }[]) {
  const seats = [SEAT, seatOf({ name: 'Matteo' })];
  const session = $state({
    id: 't',
    shown: { number: 1, view: view([0]), seats },
    entries: [] as Entry[],
    printed: {},
    pending: null,
    moment: null,
  });
  const stage = new LiveStage(session as unknown as Session, 'x', plain);
  stage.chosen = 'commit';
  const seen = steps.map(({ to_act, legal = ['commit', 'pass'], entry }) => {
    session.shown = { number: entry.n, view: gameView({ to_act, legal }), seats };
    session.entries = [...session.entries, entry];
    stage.lookAgain();
    return [stage.chosen, stage.takenBack];
  });
  return seen;
}
const moved = (n: number, seat: number): Entry => moveTold(n, { seat });
const undid = (n: number, seat: number): Entry => ({ kind: 'undo', n, at: 0, seat, undoes: n - 1 });

test('what is not possible any more is not considered any more, in whatever tab it was', () => {
  expect(considering({ to_act: [0], legal: ['pass'], entry: moved(2, 0) })).toEqual([[null, null]]);
  expect(
    considering({ to_act: [1], entry: moved(2, 0) }, { to_act: [0], entry: moved(3, 1) }),
  ).toEqual([
    [null, null],
    [null, null],
  ]);
});

test('whose turn is taken back by another is told so, and considers the same when it comes back', () => {
  const back = 'Matteo takes back the last move.';
  expect(
    considering(
      { to_act: [1], entry: undid(3, 1) },
      { to_act: [1], entry: moved(4, 1) },
      { to_act: [0], entry: moved(5, 1) },
    ),
  ).toEqual([
    [null, back],
    [null, null],
    ['commit', null],
  ]);
  expect(
    considering(
      { to_act: [1], entry: undid(3, 1) },
      { to_act: [0], legal: ['pass'], entry: moved(4, 1) },
      { to_act: [0], entry: moved(5, 1) },
    ),
  ).toEqual([
    [null, back],
    [null, null],
    [null, null],
  ]);
});

/** A stage whose session has shown what a move came to, and has not yet been told that it was taken. */
function slowStage() {
  const sent: string[] = [];
  const shown = { view: view([0]), seats: [SEAT, SEAT] };
  const taken: (() => void)[] = [];
  const play = (move: string) =>
    new Promise<void>((resolve) => {
      sent.push(move);
      taken.push(resolve);
    });
  const session = $state({
    id: 't',
    shown,
    entries: [],
    pending: null,
    moment: null,
    play,
    finish: () => {},
  });
  return { sent, taken, session, stage: new LiveStage(session as unknown as Session, 'x', plain) };
}

test('what is pressed on the view that a move has led to is not lost while the move is confirmed', async () => {
  const { sent, taken, session, stage } = slowStage();
  const first = stage.play('pledge 1');
  session.shown = { ...session.shown, view: view([0]) };
  void stage.play('commit');
  expect(sent).toEqual(['pledge 1']);
  taken.shift()!();
  await expect.poll(() => sent).toEqual(['pledge 1', 'commit']);
  taken.shift()!();
  await first;
  expect(stage.pending).toBeNull();
});

test('but what is pressed twice on one view is played once', async () => {
  const { sent, taken, stage } = slowStage();
  const first = stage.play('pledge 1');
  void stage.play('pledge 1');
  void stage.play('commit');
  taken.shift()!();
  await first;
  expect(sent).toEqual(['pledge 1']);
});

test('what is considered while a move is confirmed stays considered', async () => {
  const { taken, stage } = slowStage();
  const first = stage.play('pledge 1');
  stage.chosen = 'commit';
  taken.shift()!();
  await first;
  expect(stage.chosen).toBe('commit');
});

test('what a move would do is asked for once per view, and shown when it is considered', async () => {
  const { asked, stage } = stageWith([0], []);
  expect(stage.foreseen('commit')).toBeNull();
  await stage.lookAhead();
  await stage.lookAhead();
  expect(asked).toEqual(['foresee']);
  expect(stage.foreseen('commit')!.then).toEqual({ gold: 3 });
  expect(stage.then).toEqual({ gold: 2 });
  stage.chosen = 'commit';
  expect(stage.then).toEqual({ gold: 3 });
});

test('who need not decide asks for nothing', async () => {
  const { asked, stage } = stageWith([1], []);
  await stage.lookAhead();
  expect(asked).toEqual([]);
});

test('where a game is discreet no answer is sent before the beat, so that none tells there was no choice', async () => {
  vi.useFakeTimers();
  const { sent, stage } = stageWith([0], [], { discreet: () => true });
  await stage.lookAhead();
  const played = stage.play('commit');
  await vi.advanceTimersByTimeAsync(BEAT - 50);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(60);
  await played;
  expect(sent).toEqual(['commit']);
});

test('whoever has taken longer is not held up, nor is anybody among bots', async () => {
  vi.useFakeTimers();
  const late = stageWith([0], [], { discreet: () => true });
  await late.stage.lookAhead();
  vi.advanceTimersByTime(BEAT);
  await late.stage.play('commit');
  const alone = stageWith([0], [], { discreet: () => true }, { kind: 'bot', bot: 'medium' });
  await alone.stage.lookAhead();
  await alone.stage.play('commit');
  expect([late.sent, alone.sent]).toEqual([['commit'], ['commit']]);
});
