// The reader's language: loaded when needed, switched at once.
import { ApiError } from './api.ts';
import { loadWords } from './catalogue.ts';
import { chooseLanguage, LANGUAGE } from './choice.ts';
import { Texts, type Args } from './fluent.ts';

const PAGE = import.meta.glob<string>('../text/*.ftl', { query: '?raw', import: 'default' });
const COMMON = import.meta.glob<string>('../../../src/tavola/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const GAMES = import.meta.glob<string>('../../../src/tavola/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});
const OWN = import.meta.glob<string>('../games/*/text/*.ftl', { query: '?raw', import: 'default' });

export const LANGUAGES = Object.keys(PAGE)
  .map((path) => /([a-z]+)\.ftl$/.exec(path)![1]!)
  .sort();

/** What each language calls itself. */
export const nameOfLanguage = (code: string): string => {
  const name = new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  return name[0]!.toUpperCase() + name.slice(1);
};

async function load(files: Record<string, () => Promise<string>>, path: string): Promise<string[]> {
  const file = files[path];
  return file ? [await file()] : [];
}

/** The engine's messages of a game; the server has those that the page was built without. */
async function loadGame(game: string, code: string): Promise<string[]> {
  const built = await load(GAMES, `../../../src/tavola/games/${game}/text/${code}.ftl`);
  if (built.length) return built;
  return loadWords(game, code).then(
    ({ messages }) => [messages],
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return [];
      throw error;
    },
  );
}

class Language {
  code = $state('en');
  #texts = $state.raw<Record<string, Texts>>({});
  readonly #games = new Set<string>();

  /** The messages of the page and of one game (which must have been asked for by `need`). */
  texts(game = ''): Texts {
    return this.#texts[game] ?? this.#texts['']!;
  }

  async start(): Promise<void> {
    await this.choose(chooseLanguage(LANGUAGES));
  }

  async choose(code: string): Promise<void> {
    const loaded = await Promise.all(
      ['', ...this.#games].map(async (game) => [game, await this.#read(code, game)] as const),
    );
    this.#texts = Object.fromEntries(loaded);
    this.code = code;
    document.documentElement.lang = code;
  }

  /** A choice that is remembered. */
  async prefer(code: string): Promise<void> {
    localStorage.setItem(LANGUAGE, code);
    await this.choose(code);
  }

  async need(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    const texts = await this.#read(this.code, game);
    this.#games.add(game);
    this.#texts = { ...this.#texts, [game]: texts };
  }

  async #read(code: string, game: string): Promise<Texts> {
    const parts = await Promise.all([
      load(COMMON, `../../../src/tavola/text/${code}.ftl`),
      load(PAGE, `../text/${code}.ftl`),
      game ? loadGame(game, code) : [],
      game ? load(OWN, `../games/${game}/text/${code}.ftl`) : [],
    ]);
    return new Texts(code, parts.flat());
  }
}

export const language = new Language();

/** A message of the page. */
export const t = (id: string, args?: Args, names?: readonly string[]): string =>
  language.texts().say(id, args, names);
