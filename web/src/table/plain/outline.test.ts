import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { stageOf, steps } from '../../testing/samples.ts';
import Words from '../Words.svelte';
import { Outline } from './outline.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need('condottiere');
});
const outline = () => new Outline(language.texts('condottiere'), ['Elena', 'Matteo']);

test('keys and values of any view are put into words', () => {
  expect(outline().label('largest_group')).toBe('Largest group');
  expect(outline().label('players')).toBe('Players');
  expect(outline().value({ winter: 2, drummer: 1, bishop: 0 }, 'hand')).toBe('2 × Winter, Drummer');
  expect(outline().value('siena', 'city')).toBe('Siena');
  expect(outline().value(['roma', 'siena', 'roma'], 'cities')).toBe('2 × Rome and Siena');
  expect(outline().value(1, 'owner')).toBe('Matteo');
  expect(outline().value(1, 'round')).toBe('1');
  expect(outline().value({ roma: 0, siena: null }, 'owners')).toBe('Rome: Elena');
  expect(outline().value(null, 'city')).toBe('–');
  expect(outline().value({ total: 9, heroines: 0, drummer: false }, 'strength')).toBe(
    'Total: 9, Heroines: 0, Drummer: no',
  );
});

test('facts come first, and lists of things become tables', () => {
  const sections = outline().sections(
    {
      phase: 'x',
      round: 3,
      players: [
        { cards: 2, vase: ['rose'] },
        { cards: 1, vase: [] },
      ],
      beds: [[1, 2], [3]],
    },
    'The table',
  );
  expect(sections[0]!.lines).toEqual(['Round: 3']);
  expect(sections[1]!.table).toEqual({
    columns: ['Cards', 'Vase'],
    rows: [
      { head: 'Elena', cells: ['2', 'rose'] },
      { head: 'Matteo', cells: ['1', 'none'] },
    ],
  });
  expect(sections[2]!.lines).toEqual(['1: 1 and 2', '2: 3']);
});

test('a game without a board is played from the list of moves', () => {
  const step = steps[3]!;
  const stage = stageOf(step.before, language.texts('condottiere'));
  const { getByRole, container } = render(Words, { stage });
  expect(container.querySelectorAll('.moves button').length).toBe(step.before.legal.length);
  getByRole('button', { name: step.words.en!.move }).click();
  expect(stage.pressed).toEqual([step.move]);
  expect(getByRole('region', { name: 'The board in words' }).textContent).toContain('Elena');
});

test('those who only watch see no moves', () => {
  const { container } = render(Words, {
    stage: stageOf({ ...steps[3]!.before, legal: [] }, language.texts('condottiere'), {
      live: false,
    }),
  });
  expect(container.querySelector('.moves')).toBeNull();
});
