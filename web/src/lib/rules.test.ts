import { expect, test } from 'vitest';
import { findRule, firstSentence, GAMES_WITH_RULES, pieces, readRules } from './rules.ts';

test.each(GAMES_WITH_RULES)(
  'the rules of %s have the same numbers in both languages',
  async (game) => {
    const [english, german] = await Promise.all([readRules(game, 'en'), readRules(game, 'de')]);
    const numbers = (book: typeof english) =>
      book!.chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
    expect(numbers(german)).toEqual(numbers(english));
    for (const number of numbers(english)) expect(findRule(english!, number)!.text).not.toBe('');
  },
);

test('numbers of other rules become links, readings are marked', () => {
  expect(pieces('[R] See D4.2 and `board`.').map(({ kind }) => kind)).toEqual([
    'reading',
    'text',
    'rule',
    'text',
    'code',
    'text',
  ]);
});

test('a quotation is the first sentence', () => {
  expect(firstSentence('[R] Whoever runs out of cards is out of the battle. Then more.')).toBe(
    'Whoever runs out of cards is out of the battle.',
  );
});
