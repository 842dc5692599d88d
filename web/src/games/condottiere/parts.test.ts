import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { language, LANGUAGES } from '../../lib/language.svelte.ts';
import { stageOf, steps, tableOf } from '../../testing/samples.ts';
import { explain } from './army.ts';
import Battle from './Battle.svelte';
import Hand from './Hand.svelte';
import game from './index.ts';
import ItalyMap from './ItalyMap.svelte';

beforeAll(async () => {
  await language.choose('en');
  await language.need('condottiere');
});
const texts = () => language.texts('condottiere');
const battle = steps.find(
  (step) =>
    tableOf(step).phase === 'battle' &&
    Object.keys(tableOf(step).players[step.seat]!.army).length > 1,
)!;
const naming = steps.find((step) => tableOf(step).phase === 'name-city')!;

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
  for (const { strength } of tableOf(battle).players) {
    expect(
      rows.some((row) => row.querySelector('.str')?.textContent?.includes(String(strength.total))),
    ).toBe(true);
  }
});

test('a considered card lies as a ghost in the army and shows the new strength', () => {
  const move = battle.before.legal.find((text) => /^play \d/.test(text))!;
  const { container } = render(Battle, {
    stage: stageOf(battle.before, texts(), { chosen: move }),
  });
  expect(container.querySelectorAll('.played.ghost')).toHaveLength(1);
  expect(container.querySelector('.you .str .next')).not.toBeNull();
});

test('the hand holds exactly the cards of the view, each a button', () => {
  const stage = stageOf(battle.before, texts());
  const { getAllByRole } = render(Hand, { stage });
  const count = Object.values(tableOf(battle).hand!).reduce((sum, n) => sum + n, 0);
  expect(getAllByRole('button')).toHaveLength(count);
  getAllByRole('button')[0]!.click();
  expect(stage.pressed[0]).toMatch(/^play /);
});

test('winter and drummer are said in the sum', () => {
  const now = { total: 8, mercenaries: 4, sum: 20, drummer: true, heroines: 1 };
  const words = explain(now, null, true, true, texts(), []).map(({ text, why }) =>
    `${text} ${why ?? ''}`.trim(),
  );
  expect(words).toEqual(['4 mercenaries', '× 1 winter', '× 2 drummer', '+ 10 heroine']);
});

test.each(LANGUAGES)('every position is foreseen and described in %s', async (code) => {
  await language.choose(code);
  for (const step of steps) {
    const stage = stageOf(step.before, texts());
    for (const move of step.before.legal)
      game.foresee(stage, move).forEach(({ text }) => expect(text).not.toBe(''));
    game.advise(stage);
    expect(game.describe(stage).length).toBeGreaterThanOrEqual(3);
    expect(game.where(stage).strong).not.toBe('');
  }
  await language.choose('en');
});
