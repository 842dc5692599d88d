import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import { GAMES_WITH_RULES, readRules } from '../lib/rules.ts';
import type { Question } from './stage.svelte.ts';
import WhyNot from './WhyNot.svelte';

const GAME = GAMES_WITH_RULES[0]!;
const QUESTION: Question = {
  title: 'Why not?',
  answer: 'Because.',
  rule: (await readRules(GAME, 'en'))!.chapters.find(({ rules }) => rules.length)!.rules[0]!.number,
  at: new DOMRect(0, 0, 9, 9),
  from: null,
};

test('the rule is quoted when it has been read, and one that is closed before is no trouble', async () => {
  await language.choose('en');
  const stage = $state<{ question: Question | null }>({ question: QUESTION });
  const props = {
    get question() {
      return stage.question!;
    },
    game: GAME,
    cite: () => {},
    close: () => {},
  };
  const { unmount } = render(WhyNot, { props });
  unmount();
  stage.question = null;
  await readRules(GAME, 'en');

  stage.question = QUESTION;
  const { container } = render(WhyNot, { props });
  await readRules(GAME, 'en');
  await Promise.resolve();
  expect(container.querySelector('q')!.textContent).not.toBe('');
});
