import { render } from '@testing-library/svelte';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Table } from '../../generated/medievalia.ts';
import { language, LANGUAGES } from '../../lib/language.svelte.ts';
import { ofPhase, steps, tableIn, type Step } from '../../testing/medievalia.ts';
import { considering, stageOf } from '../../testing/samples.ts';
import Battle from './Battle.svelte';
import Board from './Board.svelte';
import { findFigure } from './facts.ts';
import Fief from './Fief.svelte';
import Figure from './Figure.svelte';
import Flank from './Flank.svelte';
import ForSale from './ForSale.svelte';
import Gathered from './Gathered.svelte';
import Hand from './Hand.svelte';
import game from './index.ts';
import Range from './Range.svelte';

beforeAll(async () => {
  await language.choose('en');
  await language.need('medievalia');
});
beforeEach(() => localStorage.clear());
const texts = () => language.texts('medievalia');
const staged = (step: Step, more = {}) =>
  stageOf(step.before, texts(), { printed: step.printed, ...more });
const first = (phase: string, wanted: (step: Step) => boolean = () => true) => {
  const step = ofPhase(phase).find(wanted);
  if (!step) throw new Error(`no sample of ${phase}`);
  return step;
};
const moves = (step: Step, verb: string) =>
  step.before.legal.filter((move) => move.startsWith(`${verb} `));
const lands = (step: Step) => tableIn(step).players[step.seat]!.lands.length;

test('the fief shows the city, every territory, and every figure at home as a button', () => {
  const step = first(
    'turn',
    (one) => lands(one) > 1 && tableIn(one).players[one.seat]!.figures.length > 1,
  );
  const { container } = render(Fief, { stage: staged(step) });
  const { lands: own, figures } = tableIn(step).players[step.seat]!;
  const places = [...container.querySelectorAll('.tile')].map((tile) =>
    tile.getAttribute('data-place'),
  );
  expect(places).toEqual(
    expect.arrayContaining(['city', 'camp', ...own.map(({ piece }) => piece)]),
  );
  for (const { piece } of figures)
    expect(container.querySelectorAll(`button[data-piece="${piece}"]`)).toHaveLength(1);
  expect(
    [...container.querySelectorAll('button')].every(
      (button) => button.getAttribute('aria-label') || button.textContent!.trim(),
    ),
  ).toBe(true);
});

test('a group is put into the payment by one press', () => {
  const step = first('batch', (one) =>
    moves(one, 'flip').some((move) => /field|farm|forest|mine|city/.test(move)),
  );
  const stage = staged(step);
  const { container } = render(Fief, { stage });
  const move = moves(step, 'flip').find((one) => /field|farm|forest|mine|city/.test(one))!;
  (
    container.querySelector(`.tile[data-place="${move.slice(5)}"] > .ground`) as HTMLElement
  ).click();
  expect(stage.pressed).toEqual([move]);
  const lit = container.querySelectorAll('.tile.legal > .ground[aria-disabled="false"]');
  expect(lit).toHaveLength(
    moves(step, 'flip').filter((one) => /field|farm|forest|mine|city/.test(one)).length,
  );
});

test('what is not possible is pressable all the same, and says so', () => {
  const step = first('turn');
  const stage = staged(step);
  const { container } = render(Fief, { stage });
  const city = container.querySelector('.tile[data-place="city"] > .ground') as HTMLElement;
  expect(city.getAttribute('aria-disabled')).toBe('true');
  city.click();
  expect(stage.pressed).toEqual(['flip city']);
});

test('the hand plays, and in a payment discards', () => {
  for (const [phase, verb] of [
    ['turn', 'play'],
    ['batch', 'discard'],
    ['exchange', 'return'],
  ] as const) {
    const step = first(phase, (one) => moves(one, verb).length > 0);
    const stage = staged(step);
    const { container } = render(Hand, { stage });
    expect(container.querySelectorAll('.fan .card').length).toBe(
      Object.values(tableIn(step).hand!).reduce((sum, count) => sum + count, 0),
    );
    const move = moves(step, verb)[0]!;
    const cards = [
      ...container.querySelectorAll(`.card.legal[data-card="${move.split(' ')[1]}"]`),
    ] as HTMLElement[];
    expect(cards.length).toBeGreaterThan(0);
    cards[0]!.click();
    expect(stage.pressed).toEqual([move]);
    document.body.innerHTML = '';
  }
});

test('three piles and the deck are for sale; what can be named is named by one press', () => {
  const step = first('turn', (one) => moves(one, 'buy').length > 0);
  const stage = staged(step);
  const { container } = render(ForSale, { stage });
  expect(container.querySelectorAll('li')).toHaveLength(4);
  const legal = [...container.querySelectorAll('.row.legal:not(.deck)')] as HTMLElement[];
  expect(legal).toHaveLength(moves(step, 'buy').length);
  legal[0]!.click();
  expect(moves(step, 'buy')).toContain(stage.pressed[0]);
});

test('the prompt shows what the payment has', () => {
  const step = first('batch', (one) => tableIn(one).batch!.added.length > 0);
  const { container } = render(Gathered, { stage: staged(step) });
  expect(container.querySelectorAll('.res').length).toBeGreaterThan(0);
});

test('a figure on its way: the ring lights up where it can march', () => {
  const step = first('move', (one) =>
    one.before.legal.some((move) => /^(enter|cross|centre)/.test(move)),
  );
  const stage = staged(step);
  const { container } = render(Flank, { stage });
  const marches = step.before.legal.filter((move) => /^(enter|cross|centre)/.test(move));
  const lit = [...container.querySelectorAll('.zone.legal')];
  expect(lit).toHaveLength(marches.length);
  lit[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(marches).toContain(stage.pressed[0]);
});

test('swords on the ring declare each battle that is possible', () => {
  const step = first('turn', (one) =>
    one.before.legal.some((move) => /^(raid|clash|contest) /.test(move)),
  );
  const stage = staged(step);
  const { container } = render(Flank, { stage });
  const wanted = step.before.legal.filter((move) => /^(raid|clash|contest) /.test(move));
  const swords = [...container.querySelectorAll('.battle[role=button]')];
  expect(swords.map((one) => one.getAttribute('data-move')).sort()).toEqual([...wanted].sort());
  swords[0]!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(stage.pressed).toEqual([swords[0]!.getAttribute('data-move')]);
});

test.each(['armies', 'defence', 'targets', 'damage'])(
  'the battle, step %s: everything that is legal can be pressed in the scene',
  (phase) => {
    const step = first(phase);
    const stage = staged(step);
    const { container } = render(Battle, { stage, battle: tableIn(step).battle! });
    for (const button of container.querySelectorAll<HTMLElement>('button:not(.rule)'))
      button.click();
    const on = step.before.legal.filter((move) => game.onBoard(move));
    expect(stage.pressed).toEqual(expect.arrayContaining(on));
    expect(container.querySelector('[aria-current="step"]')).not.toBeNull();
  },
);

test.each(['shots', 'archers', 'answer', 'priests'])(
  '%s: every target of who acts is shown, wherever it stands',
  (phase) => {
    const step = first(phase);
    const stage = staged(step);
    const { container } = render(Range, { stage });
    const actor = step.before.legal.find((move) => /^(shoot|heal) /.test(move))!.split(' ')[1]!;
    const wanted = step.before.legal.filter((move) => move.split(' ')[1] === actor);
    for (const button of container.querySelectorAll<HTMLElement>('.zone button')) button.click();
    expect(stage.pressed.sort()).toEqual(wanted.sort());
  },
);

test('an ally who is asked for help reads what is missing by kind', () => {
  const step = first('help');
  const said = (lacking_resources: Table['lacking_resources'], missing: number) => {
    const table = { ...tableIn(step), lacking_resources, missing };
    const stage = stageOf({ ...step.before, table }, texts(), { printed: step.printed });
    expect(stage.texts.prompt(table, stage.names)).not.toContain('Missing');
    return game.advise(stage)[0]!.text;
  };
  expect(said(['food', 'food', 'food', 'gold'], 4)).toBe('Missing: 3 food and 1 gold.');
  expect(said([], 2)).toBe('Missing: 2, of any kind.');
});

test('a shot at one who falls anyway is possible, but nothing invites to it', () => {
  const step = first('archers');
  const move = step.before.legal.find((one) => one.startsWith('shoot '))!;
  const target = move.split(' ')[2]!;
  const halo = (doomed: boolean) => {
    const figure = { ...findFigure(tableIn(step), target)!, doomed };
    const { container } = render(Figure, { stage: staged(step), figure, move });
    const button = container.querySelector('button')!;
    expect(button.getAttribute('aria-disabled')).toBe('false');
    return !button.classList.contains('quiet');
  };
  expect(halo(false)).toBe(true);
  expect(halo(true)).toBe(false);
});

const PHASES = [...new Set(steps.map((step) => tableIn(step).phase))];

test.each(PHASES)('positions of the phase %s are drawn, also for who watches', (phase) => {
  for (const step of ofPhase(phase)) {
    const watching = {
      ...step.before,
      seat: null,
      legal: [],
      table: { ...step.before.table, hand: null, batch: null },
    };
    for (const view of [step.before, watching]) {
      const stage = stageOf(view, texts(), { printed: step.printed });
      const { container } = render(Board, { stage, tab: '' });
      expect(container.querySelectorAll('.tile, .army, .waiting, .muster').length).toBeGreaterThan(
        0,
      );
      document.body.innerHTML = '';
    }
  }
});

test.each(LANGUAGES)('every position is foreseen and described in %s', async (code) => {
  await language.choose(code);
  for (const step of steps) {
    const stage = staged(step);
    for (const move of step.before.legal)
      game.foresee(stage, move).forEach(({ text }) => expect(text).not.toBe(''));
    game.advise(stage).forEach(({ text }) => expect(text).not.toBe(''));
    expect(game.describe(stage).length).toBeGreaterThan(5);
    expect(game.where(stage).strong).not.toBe('');
  }
  await language.choose('en');
});

test.each([
  ['shoot', /destroy|falls|stands|dies/],
  ['heal', /saves it|damage less/],
])('%s: what becomes of the figure is what the engine foresees', (verb, told) => {
  const found = steps.filter(({ move }) => move.startsWith(`${verb} `));
  expect(found.length).toBeGreaterThan(0);
  for (const step of found) {
    const { printed, move } = step;
    const stage = considering(step, texts(), { printed });
    expect(game.foresee(stage, move)[0]!.text).toMatch(told);
    // Until the engine has answered, nothing is said.
    expect(game.foresee(staged(step), move)).toEqual([]);
  }
});

test('nothing is foreseen of a figure that has fallen while it was still considered', () => {
  expect(game.foresee(staged(first('damage')), 'hit recruit-99')).toEqual([]);
});

test('M7.10 the end of a battle stays on the board: who struck whom, and what is lost', () => {
  const step = steps.find(({ events }) => events.some(({ id }) => id === 'fought'))!;
  const event = step.events.find(({ id }) => id === 'fought')!;
  const stage = staged(step, { moment: { event, before: step.before } });
  const { container } = render(Board, { stage, tab: 'fief' });
  expect(container.querySelectorAll('.combat').length).toBeGreaterThan(0);
  const { pieces, other_pieces: others } = event.args as Record<string, string[]>;
  const lost = [...container.querySelectorAll('.card.lost')].map((one) =>
    one.getAttribute('data-piece'),
  );
  expect([...pieces!, ...others!]).toEqual(expect.arrayContaining(lost));
  expect(container.textContent).not.toContain('that card');
});

test('M9.3 a siege counter that has risen stands over the board', () => {
  const event = { id: 'besieged', args: { seat: 0, count: 2, limit: 3 } };
  const step = first('turn');
  const stage = staged(step, { moment: { event, before: step.before } });
  const { container } = render(Board, { stage, tab: 'fief' });
  expect(container.querySelectorAll('.siege .reached')).toHaveLength(2);
  expect(container.querySelector('.siege')!.getAttribute('aria-label')).toBe('The siege: 2 of 3');
});

test('the turn is ended at the second press where figures stand idle', () => {
  const step = first('turn', (one) => one.before.legal.includes('end'));
  const idle = (pieces: string[]) =>
    staged({ ...step, before: { ...step.before, table: { ...tableIn(step), idle: pieces } } });
  const { piece } = tableIn(step).players[step.seat]!.figures[0] ?? { piece: 'peasant-1' };
  expect(game.asksTwice!(idle([piece]), 'end')).toBe(true);
  expect(game.foresee(idle([piece]), 'end')[0]!.text).toContain('anyway');
  expect(game.asksTwice!(idle([]), 'end')).toBe(false);
  expect(game.asksTwice!(idle([piece]), 'close')).toBe(false);
});

test('the header says how the game is won, and how the reader stands', () => {
  const step = first('turn');
  const table = { ...tableIn(step), race: { own: 2, others: 3 } };
  expect(game.where(staged({ ...step, before: { ...step.before, table } })).strong).toBe(
    'Last city, siege or most buildings: now 2 to 3',
  );
});
