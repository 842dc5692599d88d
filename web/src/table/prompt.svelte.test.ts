// A decision with a single answer: when it is given by itself, and what the reader can do meanwhile.
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import type { Session } from '../lib/session.svelte.ts';
import { settings } from '../lib/settings.svelte.ts';
import { GAME, module as game } from '../testing/samples.ts';
import { gameView, moveTold, seatOf } from '../testing/views.ts';
import Prompt from './Prompt.svelte';
import { BEAT, LiveStage } from './stage.svelte.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need(GAME);
});
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
});
afterEach(() => {
  settings.set('answerAlone', true);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const SEAT = seatOf({ you: true });
const PERSON = seatOf({ name: 'Matteo' });
const BOT = seatOf({ kind: 'bot', name: null, bot: 'medium' });

/** Elena can only keep her hand (D6.6); the other one is this. */
function asked(other: object, joins = false) {
  const sent: string[] = [];
  const view = gameView({ game: GAME, legal: ['keep'], table: { phase: 'lay-aside' } });
  const session = {
    id: 't',
    shown: { number: 1, view, seats: [SEAT, other], table: {} },
    entries: [],
    printed: {},
    pending: null,
    moment: null,
    play: async (move: string) => void sent.push(move),
    foresee: async () => ({ number: 1, moves: { keep: { events: [], then: {}, joins } } }),
    finish: () => {},
  } as unknown as Session;
  const module = { ...game, advise: () => [], discreet: () => false };
  const stage = new LiveStage(session, GAME, module as never);
  const { container } = render(Prompt, { props: { stage, showEnding: () => {} } });
  return { sent, stage, container };
}

test('among bots it is given at once, and nothing is asked', async () => {
  const { sent, container } = asked(BOT);
  expect(container.textContent).not.toContain('Only one answer');
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['keep']);
});

test('where somebody could learn from it, it is given after a beat that one sees run out', async () => {
  const { sent, container } = asked(PERSON);
  expect(container.textContent).toContain('Only one answer');
  expect(container.querySelector<HTMLElement>('i[style]')!.style.cssText).toContain(`${BEAT}ms`);
  await vi.advanceTimersByTimeAsync(BEAT - 20);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(40);
  expect(sent).toEqual(['keep']);
});

test.each(['Enter', ' '])('the key %j gives it now', async (key) => {
  const { sent } = asked(PERSON);
  await fireEvent.keyDown(window, { key });
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['keep']);
});

test('what goes on with one’s own act is given as soon as that is known', async () => {
  const { sent, stage } = asked(PERSON, true);
  await stage.lookAhead();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['keep']);
});

test('whoever wants to answer always is asked', async () => {
  settings.set('answerAlone', false);
  const { sent } = asked(BOT);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

test.each([
  ['bots', BOT, 8, 1],
  ['bots, for a short while', BOT, 7, 0],
  ['somebody', PERSON, 8, 0],
])('whoever has watched %s for long may skip the pauses', async (_, other, acts, offered) => {
  const skip = vi.fn();
  const view = gameView({ game: GAME, legal: [], to_act: [1], table: { phase: 'battle' } });
  const session = {
    id: 't',
    shown: { number: 1, view, seats: [SEAT, other], table: {} },
    entries: [0, ...Array<number>(acts).fill(1)].map((seat, n) => moveTold(n, { seat })),
    printed: {},
    pending: null,
    moment: null,
    finish: () => {},
    skip,
  } as unknown as Session;
  const stage = new LiveStage(session, GAME, game as never);
  const { queryAllByRole } = render(Prompt, { props: { stage, showEnding: () => {} } });
  const buttons = queryAllByRole('button', { name: /Skip the pauses/ });
  expect(buttons).toHaveLength(offered);
  for (const button of buttons) await fireEvent.click(button);
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(skip).toHaveBeenCalledTimes(2 * offered);
});
