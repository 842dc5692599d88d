import { describe, expect, test } from 'vitest';
import concordia from '../testing/concordia.json';
import { names, steps } from '../testing/samples.ts';
import { language, LANGUAGES } from './language.svelte.ts';

const GAMES = { condottiere: steps, concordia: concordia.steps as unknown as typeof steps };

describe.each(LANGUAGES)('texts in %s', (code) => {
  test.each(Object.entries(GAMES))(
    'say word for word what the engine says of %s',
    async (game, played) => {
      await language.choose(code);
      await language.need(game);
      const texts = language.texts(game);
      for (const step of played) {
        const words = step.words[code]!;
        expect(texts.move(step.move, names)).toBe(words.move);
        expect(texts.prompt(step.before.table, names)).toBe(words.prompt);
        expect(step.events.map((event) => texts.event(event, names))).toEqual(words.events);
        if (step.refused) expect(texts.refusal(step.refused, names)).toBe(words.refused);
      }
    },
  );
});

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

describe('catalogues', () => {
  const files = import.meta.glob<string>(['../text/*.ftl', '../games/*/text/*.ftl'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const ids = (text: string) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1]!).sort();

  test.each(Object.keys(files).filter((path) => path.endsWith('en.ftl')))(
    '%s has the same messages in every language',
    (path) => {
      for (const code of LANGUAGES)
        expect(ids(files[path.replace('en.ftl', `${code}.ftl`)]!)).toEqual(ids(files[path]!));
    },
  );

  test('every message that the code asks for is there', () => {
    const code = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts'], {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const engine = import.meta.glob<string>('../../../src/tavola/**/text/*.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const known = new Set([...Object.values(files), ...Object.values(engine)].flatMap(ids));
    const asked = Object.entries(code).flatMap(([path, text]) =>
      [...text.matchAll(/\b(?:t|say|texts\.say)\('([\w-]+)'/g)].map(
        (found) => `${found[1]} ${path}`,
      ),
    );
    expect(asked.filter((one) => !known.has(one.split(' ')[0]!))).toEqual([]);
    expect(asked.length).toBeGreaterThan(150);
  });
});
