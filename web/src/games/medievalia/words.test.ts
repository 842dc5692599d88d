import { expect, test } from 'vitest';
import { language } from '../../lib/language.svelte.ts';

test('what is measured is counted even if there is only one', async () => {
  const refused = {
    rule: 'M4.10',
    id: 'out-of-reach',
    args: { card: 'school', resources: ['energy', 'energy', 'gold', 'labour'] },
  };
  await language.need('medievalia');
  await language.choose('en');
  expect(language.texts('medievalia').refusal(refused, [])).toContain(
    '2 energy, 1 gold and 1 labour for the school',
  );
});
