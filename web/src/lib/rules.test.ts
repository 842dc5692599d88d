import { expect, test } from 'vitest';
import { findRule, firstSentence, GAMES_WITH_RULES, pieces, readRules } from './rules.ts';

test('the rulebook is read in both languages with the same numbers', async () => {
  expect(GAMES_WITH_RULES).toContain('condottiere');
  const [english, german] = await Promise.all([
    readRules('condottiere', 'en'),
    readRules('condottiere', 'de'),
  ]);
  const numbers = (book: typeof english) =>
    book!.chapters.flatMap(({ rules }) => rules.map(({ number }) => number));
  expect(numbers(german)).toEqual(numbers(english));
  expect(findRule(english!, 'D5.2')!.text).toContain('Winter');
});

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
