import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { language, LANGUAGES } from '../../lib/language.svelte.ts';
import { considering, stageOf, steps, tableIn } from '../../testing/samples.ts';
import { explain } from './army.ts';
import Battle from './Battle.svelte';
import Hand from './Hand.svelte';
import game from './index.ts';
import ItalyMap from './ItalyMap.svelte';
import drawing from './map/map.build.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('condottiere');
});
const texts = () => language.texts('condottiere');
const battle = steps.find(
  (step) =>
    tableIn(step).phase === 'battle' &&
    Object.keys(tableIn(step).players[step.seat]!.army).length > 1,
)!;
const naming = steps.find((step) => tableIn(step).phase === 'name-city')!;

test('the map names each region and its owner, and presses its move', () => {
  const stage = stageOf(naming.before, texts());
  const { getAllByRole, getByRole } = render(ItalyMap, { stage });
  expect(getAllByRole('button').filter((button) => button.tagName === 'path')).toHaveLength(17);
  const siena = getByRole('button', { name: /^Siena/ });
  expect(siena.getAttribute('aria-disabled')).toBe('false');
  siena.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(stage.pressed).toEqual(['city siena']);
});

test('the battle shows every army with its strength', () => {
  const { getAllByRole } = render(Battle, { stage: stageOf(battle.before, texts()) });
  const rows = getAllByRole('listitem');
  expect(rows).toHaveLength(4);
  for (const { strength } of tableIn(battle).players) {
    expect(
      rows.some((row) => row.querySelector('.str')?.textContent?.includes(String(strength.total))),
    ).toBe(true);
  }
});

test('between battles no strength is shown, but what everybody holds', () => {
  const { container } = render(Battle, { stage: stageOf(naming.before, texts()) });
  const sums = [...container.querySelectorAll('.army .sum')].map((sum) => sum.textContent!.trim());
  expect(sums).toHaveLength(4);
  for (const sum of sums) expect(sum).toMatch(/cit(y|ies)/);
  expect(strengths(container)).toEqual([]);
});

const strengths = (container: HTMLElement) =>
  [...container.querySelectorAll('.army .str')].map((one) => one.textContent!.trim());

test('a considered card lies as a ghost in the army, and strengths are shown as the engine foresees them', () => {
  const plays = steps.filter(
    (step) =>
      step.move.startsWith('play ') &&
      tableIn(step).phase === 'battle' &&
      step.after.phase === 'battle',
  );
  expect(plays.length).toBeGreaterThan(20);
  for (const step of plays) {
    const { container, unmount } = render(Battle, { stage: considering(step, texts()) });
    expect(container.querySelectorAll('.played.ghost')).toHaveLength(1);
    const { seat, after } = step;
    const order = [...after.players.keys()].map((i) => (seat + 1 + i) % after.players.length);
    expect(strengths(container)).toEqual(
      order.map((one) => {
        const now = tableIn(step).players[one]!.strength.total;
        const then = after.players[one]!.strength.total;
        return now === then ? `${now}` : `${now}▸${then}`;
      }),
    );
    unmount();
  }
});

test('a card that ends the battle changes no strength; how it ends is said', () => {
  const ends = steps.filter(({ move }) => /^play (bishop|surrender)$/.test(move));
  expect(ends.length).toBeGreaterThan(0);
  for (const step of ends) {
    const stage = considering(step, texts());
    const { container, unmount } = render(Battle, { stage });
    expect(container.querySelector('.next')).toBeNull();
    expect(game.foresee(stage, step.move)[0]!.text).toMatch(/^The battle ends/);
    unmount();
  }
});

test('nothing is said of a card before the engine has answered', () => {
  const move = battle.before.legal.find((text) => /^play \d/.test(text))!;
  const stage = stageOf(battle.before, texts(), { chosen: move });
  expect(game.foresee(stage, move)).toEqual([]);
  expect(render(Battle, { stage }).container.querySelector('.next')).toBeNull();
});

test('the hand holds exactly the cards of the view, each a button', () => {
  const stage = stageOf(battle.before, texts());
  const { getAllByRole } = render(Hand, { stage });
  const count = Object.values(tableIn(battle).hand!).reduce((sum, n) => sum + n, 0);
  expect(getAllByRole('button')).toHaveLength(count);
  getAllByRole('button')[0]!.click();
  expect(stage.pressed[0]).toMatch(/^play /);
});

test('winter and drummer are said in the sum', () => {
  const now = { total: 18, mercenaries: 4, sum: 20, times: 2, heroines: 1, heroic: 10 };
  const words = explain(now, 1, null, texts(), []).map(({ text, why }) =>
    `${text} ${why ?? ''}`.trim(),
  );
  expect(words).toEqual(['4 mercenaries', '× 1 winter', '× 2 drummer', '+ 10 heroine']);
});

test.each(LANGUAGES)('every position is foreseen and described in %s', async (code) => {
  await language.choose(code);
  for (const step of steps) {
    const stage = considering(step, texts());
    for (const move of step.before.legal)
      game.foresee(stage, move).forEach(({ text }) => expect(text).not.toBe(''));
    if (/^(play|city|pass)/.test(step.move)) expect(game.foresee(stage, step.move)).not.toEqual([]);
    game.advise(stage);
    expect(game.describe(stage).length).toBeGreaterThanOrEqual(3);
    expect(game.where(stage).strong).not.toBe('');
  }
  await language.choose('en');
});

test('there are 34 borders, and two more by the example', () => {
  expect(drawing.borders.board).toHaveLength(34);
  expect(drawing.borders.example).toHaveLength(36);
});

test('all 17 regions are drawn, each with a place for its mark', () => {
  expect(Object.keys(drawing.regions)).toHaveLength(17);
  for (const [city, path] of Object.entries(drawing.regions)) {
    expect(path.length).toBeGreaterThan(100);
    const [x, y] = drawing.places[city]!.at;
    expect(x > 0 && x < drawing.width && y > 0 && y < drawing.height).toBe(true);
  }
});

const decided = steps.filter((step) => step.events.some(({ id }) => id === 'fought'));

/** A stage on which the end of this battle is held. */
const holding = (step: (typeof steps)[number]) => {
  const [moment] = game.moments!(step.events, step.before, step.before);
  const now = { ...step.before, table: step.after };
  return stageOf(now, texts(), { moment: { ...moment!, before: step.before }, mine: false });
};

test('while the end of a battle is held, its armies stay and the winner is ringed', () => {
  expect(decided.length).toBeGreaterThan(2);
  for (const step of decided) {
    const stage = holding(step);
    const { args } = stage.moment!.event;
    const { container, unmount } = render(Battle, { stage });
    const laid = (args.armies as { strength: { total: number } }[]).map(({ strength }) =>
      String(strength.total),
    );
    expect(strengths(container).sort()).toEqual(laid.sort());
    expect(container.querySelectorAll('.played').length).toBeGreaterThan(0);
    expect(container.querySelectorAll('.army.wins')).toHaveLength(args.seat === null ? 0 : 1);
    unmount();
  }
});

test('what is said of it compares the two best, and says why nobody wins', () => {
  const said = decided.map((step) => {
    const { say } = game.moments!(step.events, step.before, step.before)[0]!;
    return texts().say(say!.id, say!.args, stageOf(step.before, texts()).names);
  });
  for (const text of said)
    expect(text).toMatch(
      /^(\d+ beats \d+: \w+ wins|\w+ stands alone with \d+ and wins|(\d+) against \2, a tie: |The bishop ends the battle: |No army has any strength: )/,
    );
});

test('a battle in which nobody laid a card is not held', () => {
  const idle = [{ id: 'no-winner', args: { city: 'siena', seat: 0 } }];
  expect(game.moments!(idle, battle.before, battle.before)).toEqual([]);
});
