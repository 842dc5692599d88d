import { render } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';
import { GAME, stageOf, steps } from '../../testing/samples.ts';
import Board from './Board.svelte';
import { Outline } from './outline.ts';

beforeAll(async () => {
  await language.choose('en');
  await language.need(GAME);
});
const { before, move, words } = steps[3]!;
const sent = { ...before, table: { ...before.table } };
const outline = () => new Outline(language.texts(GAME), ['Elena', 'Matteo']);

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
  const stage = stageOf(sent, language.texts(GAME));
  const { getByRole, container } = render(Board, { stage });
  expect(container.querySelectorAll('.moves button').length).toBe(sent.legal.length);
  getByRole('button', { name: words.en!.move }).click();
  expect(stage.pressed).toEqual([move]);
  expect(getByRole('region', { name: 'The board in words' }).textContent).toContain('Elena');
});

test('those who only watch see no moves', () => {
  const { container } = render(Board, {
    stage: stageOf({ ...sent, legal: [] }, language.texts(GAME), {
      live: false,
    }),
  });
  expect(container.querySelector('.moves')).toBeNull();
});
