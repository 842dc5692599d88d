import { describe, expect, test } from 'vitest';
import { names, type Step } from '../testing/samples.ts';
import { Texts } from './fluent.ts';
import { LANGUAGES } from './language.svelte.ts';

/** The engine's messages, by path. */
const ENGINE = import.meta.glob<string>(
  ['../../../src/tavola/text/*.ftl', '../../../src/tavola/games/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
/** What the engine has played and said, by game; some samples have no words. */
const PLAYED = Object.entries(
  import.meta.glob<{ steps: Step[] }>('../testing/*.json', { eager: true }),
)
  .map(([path, { steps }]) => [/(\w+)\.json$/.exec(path)![1]!, steps] as const)
  .filter(([, steps]) => steps[0]!.words);

test('there are samples of several games', () => expect(PLAYED.length).toBeGreaterThan(1));

describe.each(LANGUAGES)('texts in %s', (code) => {
  test.each(PLAYED)('say word for word what the engine says of %s', (game, played) => {
    // Without the page's own words, which may win over the engine's.
    const sources = [`text/${code}.ftl`, `games/${game}/text/${code}.ftl`];
    const texts = new Texts(
      code,
      sources.map((path) => ENGINE[`../../../src/tavola/${path}`]!),
    );
    for (const step of played) {
      const words = step.words[code]!;
      expect(texts.move(step.move, names)).toBe(words.move);
      expect(texts.prompt({ ...step.before.table }, names)).toBe(words.prompt);
      expect(step.events.map((event) => texts.event(event, names))).toEqual(words.events);
      if (step.refused) expect(texts.refusal(step.refused, names)).toBe(words.refused);
    }
  });
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
    const engine = import.meta.glob<string>(
      ['../../../src/tavola/text/*.ftl', '../../../src/tavola/games/*/text/*.ftl'],
      {
        query: '?raw',
        import: 'default',
        eager: true,
      },
    );
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
