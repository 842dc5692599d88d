import { render } from '@testing-library/svelte';
import { flushSync, tick } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import type { Table } from '../../generated/medievalia.ts';
import type { GameView } from '../../lib/api.ts';
import { language } from '../../lib/language.svelte.ts';
import { steps, tableIn, type Step } from '../../testing/medievalia.ts';
import { stageOf } from '../../testing/samples.ts';
import Battle from './Battle.svelte';
import { findFigure, type Stage } from './facts.ts';
import { musterOf } from './muster.svelte.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('medievalia');
});
const texts = () => language.texts('medievalia');

/** The figures of the reader that wait, in a battle with armies already: a position of the sample. */
function waiting(
  phase: 'armies' | 'defence',
  armies: number,
  count: number,
): { step: Step; view: GameView<Table>; pieces: string[] } {
  const step = steps.find((one) => {
    const { battle, players } = tableIn(one);
    return battle?.armies.length && players[one.before.seat!]!.figures.length >= count;
  })!;
  const table = tableIn(step);
  const seat = step.before.seat!;
  const pieces = table.players[seat]!.figures.slice(0, count).map(({ piece }) => piece);
  const to_act = [seat];
  const army = { ...table.battle!.armies[0]!, attackers: [], defenders: [] };
  const battle = {
    ...table.battle!,
    undecided: pieces,
    sent: {},
    armies: Array.from({ length: armies }, (_, i) => ({ ...army, army: i + 1 })),
  };
  return {
    step,
    pieces,
    view: { ...step.before, to_act, table: { ...table, phase, battle, piece: pieces[0]! } },
  };
}

/** A stage that answers moves as the engine does: the next figure is asked about, armies are counted. */
function answering(start: ReturnType<typeof waiting>): { stage: Stage; sent: string[] } {
  const sent: string[] = [];
  let view = $state.raw(start.view);
  const base = stageOf(start.view, texts(), { printed: start.step.printed });
  const play = (move: string) => {
    sent.push(move);
    const { table } = view;
    const undecided = table.battle!.undecided.slice(1);
    const made = Number(move.split(' ')[1] ?? 0);
    const army = { ...table.battle!.armies[0]!, army: made };
    const armies =
      made > table.battle!.armies.length ? [...table.battle!.armies, army] : table.battle!.armies;
    const battle = { ...table.battle!, undecided, armies };
    const phase = undecided.length ? table.phase : 'targets';
    view = { ...view, table: { ...table, phase, piece: undecided[0] ?? null, battle } };
  };
  const stage = {
    ...base,
    play,
    can: (move: string) => /^(into|against) \d$|^stay$/.test(move),
    get view() {
      return view;
    },
  };
  return { stage: stage as unknown as Stage, sent };
}

async function press(container: HTMLElement, text: string) {
  const button = [...container.querySelectorAll<HTMLButtonElement>('.muster button')].find(
    (one) => one.textContent!.trim() === text,
  );
  expect(button, text).toBeDefined();
  button!.click();
  await tick();
  flushSync();
}

test('M7.4: all go into one army with two presses', async () => {
  const start = waiting('armies', 1, 2);
  const { stage, sent } = answering(start);
  const { container } = render(Battle, { stage, battle: stage.view.table.battle! });
  await press(container, 'All in one army');
  await press(container, 'Confirm');
  expect(sent).toEqual(['into 1', 'into 1']);
});

test('M7.4: figures are put into armies in any order; the engine counts those that are new', async () => {
  const start = waiting('armies', 1, 2);
  const { stage, sent } = answering(start);
  const muster = musterOf(stage);
  render(Battle, { stage, battle: stage.view.table.battle! });
  expect(muster.places).toEqual(muster.mayStay ? [0, 1, 2] : [1, 2]);
  muster.put(start.pieces[1]!, 2);
  expect(muster.places).toContain(3); // room for one more
  muster.put(start.pieces[0]!, 3);
  muster.put(start.pieces[1]!, 2);
  muster.confirm();
  await tick();
  flushSync();
  expect(sent).toEqual(['into 2', 'into 3']); // by the order of the questions
});

test('M7.5: a defender puts each where it shall stand, and nothing is sent before that is confirmed', async () => {
  const start = waiting('defence', 2, 2);
  start.view.table.battle!.chooses = true;
  const { stage, sent } = answering(start);
  const { container } = render(Battle, { stage, battle: stage.view.table.battle! });
  await press(container, 'All stay');
  const [first] = container.querySelectorAll<HTMLElement>('.muster .one');
  first!.click();
  await tick();
  await press(container, 'Against army 2');
  expect(sent).toEqual([]);
  expect(findFigure(stage.view.table, start.pieces[0]!)).toBeDefined();
  await press(container, 'Confirm');
  expect(sent).toEqual(['against 2', 'stay']);
});

test('M7.15: who attacks at home sends somebody', async () => {
  const start = waiting('armies', 0, 2);
  start.view.table.battle!.chooses = true;
  const { stage } = answering(start);
  const muster = musterOf(stage);
  render(Battle, { stage, battle: stage.view.table.battle! });
  expect(muster.sends).toBe(true);
  muster.all(0);
  expect(muster.sends).toBe(false);
});
