// The numbered rules of a game as a book, out of RULES.md and its translations.
import { loadWords } from './catalogue.ts';

const FILES = import.meta.glob<string>('../../../src/tavola/games/*/RULES*.md', {
  query: '?raw',
  import: 'default',
});
const RULE = /^- \*\*([A-Z][\w.-]*)\*\* (.+)$/;
const CHAPTER = /^## (?:([A-Z]\d+) )?(.+)$/;

export interface Rule {
  number: string;
  text: string;
}
export interface Chapter {
  number: string;
  title: string;
  rules: Rule[];
  table: string[][];
  lines: string[];
}
export interface Rulebook {
  title: string;
  introduction: string[];
  chapters: Chapter[];
}

export function parseRules(text: string): Rulebook {
  const book: Rulebook = { title: '', introduction: [], chapters: [] };
  /** How to play stands first, and is shown with its pictures (parts/HowToPlay.svelte). */
  let told = false;
  for (const line of text.split('\n').map((raw) => raw.trim())) {
    const chapter = book.chapters[book.chapters.length - 1];
    const heading = CHAPTER.exec(line);
    const rule = RULE.exec(line);
    if (line.startsWith('# ')) book.title = line.slice(2);
    else if (heading && !heading[1] && !chapter) told = true;
    else if (heading) {
      told = false;
      book.chapters.push({
        number: heading[1] ?? '',
        title: heading[2]!,
        rules: [],
        table: [],
        lines: [],
      });
    } else if (told) continue;
    else if (chapter && rule) chapter.rules.push({ number: rule[1]!, text: rule[2]! });
    else if (chapter && line.startsWith('|')) readRow(chapter.table, line);
    else if (line) (chapter ? chapter.lines : book.introduction).push(line);
  }
  return book;
}

function readRow(table: string[][], line: string): void {
  if (/^\|[\s:|-]+\|$/.test(line)) return;
  table.push(
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

export const findRule = (book: Rulebook, number: string): Rule | undefined =>
  book.chapters.flatMap(({ rules }) => rules).find((rule) => rule.number === number);

/** Which games have rules to read. */
export const GAMES_WITH_RULES = [
  ...new Set(Object.keys(FILES).map((path) => path.split('/').at(-2)!)),
].sort();

const loaded = new Map<string, Promise<Rulebook | null>>();

/** The rules: in that language if there is a translation, else in English; null: no such game. */
export function readRules(game: string, language: string): Promise<Rulebook | null> {
  const folder = `../../../src/tavola/games/${game}`;
  const path = [`${folder}/RULES.${language}.md`, `${folder}/RULES.md`].find((name) => FILES[name]);
  // The server has those that the page was built without.
  if (!path)
    return loadWords(game, language).then(
      ({ rules }) => parseRules(rules),
      () => null,
    );
  if (!loaded.has(path)) loaded.set(path, FILES[path]!().then(parseRules));
  return loaded.get(path)!;
}

export type Piece =
  { kind: 'text' | 'code' | 'bold' | 'reading'; text: string } | { kind: 'rule'; text: string };
const PIECES = /(`[^`]+`|\*\*[^*]+\*\*|\[R\]|\b[A-Z]\d+\.\d+\b|\b[A-Z]-E\d+\b)/;

/** A rule's text in pieces: other rules' numbers become links. */
export function pieces(text: string): Piece[] {
  return text
    .split(PIECES)
    .filter(Boolean)
    .map((part): Piece => {
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part === '[R]') return { kind: 'reading', text: part };
      if (PIECES.test(part)) return { kind: 'rule', text: part };
      return { kind: 'text', text: part };
    });
}

/** The first sentence, for a quotation. */
export function firstSentence(text: string): string {
  const plain = text.replace(/\[R\] ?/g, '').replaceAll('`', '');
  const end = /^.{30,}?[.;](?= |$)/.exec(plain)?.[0] ?? plain;
  return end.replace(/;$/, '.');
}
