import { FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { names, type Step } from '../testing/samples.ts';
import { linesOfAct } from './acts.ts';
import type { Event } from './api.ts';
import { Texts } from './fluent.ts';
import { LANGUAGES } from './language.svelte.ts';

/** The engine's messages, by path. */
const ENGINE = import.meta.glob<string>(
  ['../../../src/tavola/text/*.ftl', '../../../src/tavola/games/*/text/*.ftl'],
  { query: '?raw', import: 'default', eager: true },
);
interface Act {
  seat: number;
  events: Event[];
  words: Record<string, string[]>;
}
/** What the engine has played and said, by game. */
const SAMPLES = Object.entries(
  import.meta.glob<{ steps: Step[]; acts: Act[] }>('../testing/*.json', { eager: true }),
).map(([path, sample]) => [/(\w+)\.json$/.exec(path)![1]!, sample] as const);
/** Some samples have no words. */
const PLAYED = SAMPLES.map(([game, { steps }]) => [game, steps] as const).filter(
  ([, steps]) => steps[0]!.words,
);
const ACTS = SAMPLES.map(([game, { acts }]) => [game, acts] as const);

/** The engine's words, without the page's own, which may win over them. */
const textsOf = (game: string, code: string): Texts =>
  new Texts(
    code,
    [`text/${code}.ftl`, `games/${game}/text/${code}.ftl`].map(
      (path) => ENGINE[`../../../src/tavola/${path}`]!,
    ),
  );

test('there are samples of several games', () => expect(PLAYED.length).toBeGreaterThan(1));

describe.each(LANGUAGES)('texts in %s', (code) => {
  test.each(PLAYED)('say word for word what the engine says of %s', (game, played) => {
    const texts = textsOf(game, code);
    for (const step of played) {
      const words = step.words[code]!;
      expect(texts.move(step.move, names)).toBe(words.move);
      expect(texts.prompt({ ...step.before.table }, names)).toBe(words.prompt);
      expect(step.events.map((event) => texts.event(event, names))).toEqual(words.events);
      if (step.refused) expect(texts.refusal(step.refused, names)).toBe(words.refused);
    }
  });

  test.each(ACTS)('tell the acts of %s as the engine does', (game, acts) => {
    const texts = textsOf(game, code);
    for (const { seat, events, words } of acts)
      expect(linesOfAct(texts, seat, events, names).map(({ text }) => text)).toEqual(words[code]);
    expect(acts.some(({ events, words }) => words[code]!.length < events.length)).toBe(true);
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

  test('the page’s own words for an event are told like the engine’s', () => {
    const told = (source: string) =>
      new FluentResource(source).body
        .filter(({ id }) => id.startsWith('event-'))
        .map(({ id, attributes }) => [id, Object.keys(attributes).sort()] as const);
    for (const [path, source] of Object.entries(files)) {
      const [, game] = /games\/(\w+)\//.exec(path) ?? [];
      const code = /(\w+)\.ftl$/.exec(path)![1]!;
      const engine = ENGINE[`../../../src/tavola/games/${game}/text/${code}.ftl`];
      if (engine) expect(told(engine)).toEqual(expect.arrayContaining(told(source)));
    }
  });

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
