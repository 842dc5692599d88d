import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, test } from 'vitest';
import { language, LANGUAGES } from '../../lib/language.svelte.ts';
import { verify } from '../../lib/fair.ts';
import {
  fair,
  happened,
  ofPhase,
  printed,
  reveals,
  steps,
  tableIn,
  type Step,
} from '../../testing/comuni.ts';
import { considering, stageOf } from '../../testing/samples.ts';
import Board from './Board.svelte';
import Commune from './Commune.svelte';
import Decks from './Decks.svelte';
import Decision from './Decision.svelte';
import Hand from './Hand.svelte';
import game from './index.ts';
import { mindOf, planOf } from './mind.svelte.ts';
import Projects from './Projects.svelte';
import Scene from './Scene.svelte';
import { invasionShown } from './scene.ts';
import Score from './Score.svelte';
import Screen from './Screen.svelte';
import { RESOURCES } from './facts.ts';
import Track from './Track.svelte';
import Trades from './Trades.svelte';

beforeAll(async () => {
  await language.choose('en');
  await language.need('comuni');
});
const texts = () => language.texts('comuni');
const stageAt = (step: Step, more = {}) => stageOf(step.before, texts(), { printed, ...more });
const has = (step: Step, verb: string) => step.before.legal.some((move) => move.startsWith(verb));

test('every column is a button; pressed, it is the least bid that takes it', () => {
  const step = ofPhase('project').find((one) => has(one, 'bid '))!;
  const stage = stageAt(step);
  const { container } = render(Projects, { stage });
  const lots = [...container.querySelectorAll<HTMLElement>('.lot')];
  expect(lots).toHaveLength(tableIn(step).columns.length);
  lots.forEach((lot) => lot.click());
  expect(stage.pressed).toEqual(
    tableIn(step).columns.map(
      ({ seat, gold }, at) => `bid ${at + 1} ${seat === null ? 0 : gold + 1}`,
    ),
  );
  expect(container.querySelectorAll('.project.legal').length).toBe(
    new Set(
      step.before.legal.filter((move) => move.startsWith('bid ')).map((move) => move.split(' ')[1]),
    ).size,
  );
});

test('a bid that is considered can be raised and lowered', () => {
  const step = ofPhase('project').find(({ before }) =>
    before.legal.some((move) => /^bid \d 1$/.test(move)),
  )!;
  const chosen = step.before.legal.find((move) => /^bid \d 1$/.test(move))!;
  const stage = stageAt(step, { chosen });
  const { container } = render(Projects, { stage });
  const [less, more] = [...container.querySelectorAll<HTMLElement>('.considered .step')];
  less!.click();
  more!.click();
  expect(stage.pressed).toEqual([chosen.replace(/1$/, '0'), chosen.replace(/1$/, '2')]);
});

test('C3.2: an outbid envoy goes to the column that is pressed', () => {
  const step = ofPhase('outbid')[0]!;
  const stage = stageAt(step);
  const { container } = render(Projects, { stage });
  container.querySelector<HTMLElement>('.legal .lot')!.click();
  expect(step.before.legal).toContain(stage.pressed[0]);
  expect(stage.pressed[0]).toMatch(/^relocate /);
});

test('the decks tell what is left and who comes', () => {
  const step = ofPhase('project')[0]!;
  const { container } = render(Decks, { stage: stageAt(step) });
  const table = tableIn(step);
  expect(container.querySelectorAll('li')).toHaveLength(4);
  expect(container.querySelector('li.now')!.textContent).toContain(
    `${table.decks[table.deck]} cards left`,
  );
});

test('a comune shows a storey for each card, a block for each level, and what is active', () => {
  const step = ofPhase('project').at(-1)!;
  const table = tableIn(step);
  table.order.forEach((seat) => {
    const { container, unmount } = render(Commune, { stage: stageAt(step), seat });
    const player = table.players[seat]!;
    expect(container.querySelectorAll('.act.on')).toHaveLength(player.active.length);
    expect(container.querySelectorAll('.course')).toHaveLength(
      player.walls.reduce((sum, { levels }) => sum + levels, 0),
    );
    unmount();
  });
});

test('a card that is taken up shows what it can become, beside the hand and on the town', () => {
  const step = ofPhase('build').find((one) => has(one, 'build ') && has(one, 'wall '))!;
  const stage = stageAt(step);
  const { container } = render(Hand, { stage });
  container.querySelector<HTMLElement>('.fan .card.legal')!.click();
  expect(stage.pressed[0]).toMatch(/^(build|wall) /);
  const card = mindOf(stage).card!;
  const town = render(Commune, { stage, seat: step.seat });
  const offered = step.before.legal.filter((move) => move.split(' ')[1] === card);
  expect(town.container.querySelectorAll('.tap')).toHaveLength(offered.length);
});

test('C3.17: a card that must go is pressed', () => {
  const step = ofPhase('discard')[0]!;
  const stage = stageAt(step);
  const { container } = render(Hand, { stage });
  container.querySelector<HTMLElement>('.fan .card.legal')!.click();
  expect(stage.pressed[0]).toMatch(/^discard /);
});

test('C4.1: the four trades, those that are possible at full strength', () => {
  const step = steps.find((one) => has(one, 'trade '))!;
  const stage = stageAt(step);
  const { container } = render(Trades, { stage });
  const buttons = [...container.querySelectorAll<HTMLElement>('button')];
  expect(buttons).toHaveLength(4);
  buttons
    .filter((button) => button.getAttribute('aria-disabled') === 'false')
    .forEach((button) => button.click());
  expect(stage.pressed).toEqual(step.before.legal.filter((move) => move.startsWith('trade ')));
});

test('C4.1: behind the screen and in words stands what a trade leaves, as the engine foresees it', () => {
  const trades = steps.filter(({ move }) => move.startsWith('trade '));
  expect(trades.length).toBeGreaterThan(0);
  for (const step of trades) {
    const stage = considering(step, texts(), { printed });
    const { container, unmount } = render(Screen, { stage, seat: step.seat });
    const { resources } = step.after.own!;
    const changed = RESOURCES.filter((one) => resources[one] !== tableIn(step).own!.resources[one]);
    expect([...container.querySelectorAll('.then')].map((one) => one.textContent)).toEqual(
      changed.map((one) => `▸ ${resources[one]}`),
    );
    expect(game.foresee(stage, step.move)).toHaveLength(1);
    expect(game.foresee(stageAt(step), step.move)).toEqual([]); // nothing before it is known
    unmount();
  }
});

test('C3.14: points rise as the engine foresees them', () => {
  const builds = steps.filter(({ move }) => move.startsWith('build '));
  expect(builds.length).toBeGreaterThan(0);
  for (const step of builds) {
    const stage = considering(step, texts(), { printed });
    const { container, unmount } = render(Commune, { stage, seat: step.seat });
    const points = step.foreseen.then ? step.after.players[step.seat]!.points : NaN;
    expect(container.querySelector('.pts .then')!.textContent).toBe(String(points));
    unmount();
  }
});

test('C5.3: what is not kept back is taken from the other side', async () => {
  const step = ofPhase('invasion').find((one) => tableIn(one).own!.resources.armies > 0)!;
  const stage = stageAt(step);
  const { container } = render(Decision, { stage });
  const more = (row: number) =>
    container
      .querySelectorAll<HTMLElement>('tbody tr')
      [row]!.querySelectorAll<HTMLElement>('.step')[1]!;
  const { armies } = tableIn(step).own!.resources;
  for (let i = 0; i < armies; i++) more(0).click();
  expect(planOf(stage).league.armies.cubes).toBe(armies);
  more(1).click();
  expect(planOf(stage)).toMatchObject({
    league: { armies: { cubes: armies - 1 } },
    city: { armies: { cubes: 1 } },
  });
});

test('what is planned is reckoned at once, before it is sent', async () => {
  const step = ofPhase('invasion').find(
    (one) => tableIn(one).own!.resources.armies > 0 && tableIn(one).asking === 'league-armies',
  )!;
  const { container } = render(Board, { stage: stageAt(step), tab: '' });
  const own = () =>
    container.querySelectorAll('.reckon .row')[1]!.querySelector('.you .num')!.textContent;
  expect(own()).toBe('−0 − ?');
  container.querySelectorAll<HTMLElement>('.decision .step')[1]!.click();
  await tick();
  expect(own()).toBe('−1 − ?');
});

test('an invasion is drawn while all decide', () => {
  const step = ofPhase('invasion')[0]!;
  const stage = stageAt(step);
  const { container } = render(Scene, { stage, invasion: invasionShown(stage)! });
  expect(container.querySelectorAll('.townbox')).toHaveLength(step.before.players);
  expect(container.querySelectorAll('.bad, .plate')).toHaveLength(0);
});

test.each([...reveals.keys()])(
  'invasion %i is drawn when it is revealed: who is plundered, which walls are manned',
  (at) => {
    const { before, events, after } = reveals[at]!;
    const stage = stageOf({ ...before, table: after as never, legal: [], to_act: [] }, texts(), {
      printed,
      happenings: happened(events),
      moment: { event: events.find(({ id }) => id === 'league')!, before },
    });
    const invasion = invasionShown(stage)!;
    const { container } = render(Scene, { stage, invasion });
    expect(container.querySelectorAll('.bad')).toHaveLength(
      events.filter(({ id }) => id === 'plundered').length,
    );
    const blocks = (walls: number[]) => walls.reduce((sum, levels) => sum + levels, 0);
    expect(container.querySelectorAll('.plate')).toHaveLength(
      invasion.stands.reduce((sum, { walls, city }) => sum + Math.min(city!, blocks(walls)), 0),
    );
  },
);

test('the score track has everybody on it', () => {
  const step = ofPhase('project').at(-1)!;
  const { container } = render(Track, { stage: stageAt(step) });
  expect(container.querySelectorAll('title')).toHaveLength(step.before.players);
});

test('the scores are those of the engine, and add up', () => {
  const { before, after } = reveals.at(-1)!;
  const score = after.players.map(
    ({ points, plunder }) =>
      [
        ['buildings', points],
        ['plunder', -plunder!],
        ['total', points - plunder!],
      ] as [string, number][],
  );
  const result = {
    places: after.players.map((_, seat) => seat + 1),
    score,
    reason: 'emperor',
    rule: 'C6.3',
  };
  const { container } = render(Score, {
    stage: stageOf({ ...before, table: after as never, result }, texts(), { printed }),
  });
  expect(
    [...container.querySelectorAll('.total .num')].map((cell) =>
      Number(cell.textContent!.replace('−', '-')),
    ),
  ).toEqual(score.map((lines) => lines[2]![1]));
});

test('comuni bear their own arms, whoever leads them', () => {
  const arms = {
    lucca: 'azure',
    firenze: 'purpure',
    siena: 'vert',
    bologna: 'gules',
    milano: 'or',
  };
  for (const step of [steps[0]!, steps.at(-1)!])
    expect(game.identities!(step.before)).toEqual(
      tableIn(step).players.map(({ comune }) => arms[comune]),
    );
});

test('the proof of fairness covers the comuni and all four decks', async () => {
  expect(
    await verify(fair, fair.draws, (what, drawn) => game.itemsOf(what, 4, drawn)),
  ).toMatchObject({
    commitment: true,
    draws: 5,
    wrong: null,
  });
  const [comuni, deck, ...rest] = fair.draws;
  const swapped = [deck!.drawn[1]!, deck!.drawn[0]!, ...deck!.drawn.slice(2)];
  expect(
    (
      await verify(fair, [comuni!, { ...deck!, drawn: swapped }, ...rest], (what, drawn) =>
        game.itemsOf(what, 4, drawn),
      )
    ).wrong,
  ).toBe(1);
});

test('C5.2: from three cards on, players read what will come against them', () => {
  const step = ofPhase('project')[0]!;
  const soon = (left: number, lead: number, seat: number | null = 0) => {
    const players = tableIn(step).players.map((one) => ({ ...one, lead }));
    const ahead = { deck: 'a', invader: 'venezia', strength: 4, last_turns: 0 } as const;
    const decks = { ...tableIn(step).decks, a: left };
    const table = { ...tableIn(step), ...ahead, decks, players };
    return game.where(stageOf({ ...step.before, seat, table }, texts(), { printed })).strong;
  };
  expect(soon(4, 6)).toBe('deck A: 4 cards left, then Venezia (4)');
  expect(soon(3, 6)).toBe('3 cards until Venezia: 4 + 6 against you');
  expect(soon(1, 0)).toBe('1 card until Venezia: 4 against you');
  expect(soon(1, 0, null)).toBe('deck A: 1 card left, then Venezia (4)');
});

test.each(LANGUAGES)('every position is foreseen and described in %s', async (code) => {
  await language.choose(code);
  for (const step of steps) {
    const stage = considering(step, texts(), { printed, happenings: happened(step.events) });
    for (const move of step.before.legal)
      game.foresee(stage, move).forEach(({ text }) => expect(text).not.toBe(''));
    game.advise(stage).forEach(({ text }) => expect(text).not.toBe(''));
    expect(game.describe(stage).length).toBeGreaterThan(4);
    expect(game.where(stage).strong).not.toBe('');
    for (const event of step.events) game.citation(event);
  }
  await language.choose('en');
});
