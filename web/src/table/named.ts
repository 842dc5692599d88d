// Which things are named in a sentence, so that they can be asked about where the board is told in words.
import type { Sheets } from '../lib/sheets.ts';

export interface Part {
  text: string;
  /** What is named by it, if it is a name. */
  thing?: string;
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Splits sentences at the names of things; a longer name goes before a shorter one. */
export function namer(sheets: Sheets): (text: string) => Part[] {
  const things = new Map(
    Object.entries(sheets).map(([thing, { title }]) => [title.toLocaleLowerCase(), thing] as const),
  );
  if (!things.size) return (text) => [{ text }];
  const names = [...things.keys()].sort((one, other) => other.length - one.length).map(plain);
  const named = new RegExp(`(?<![\\p{L}\\p{N}])(${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (text) =>
    text
      .split(named)
      .map((part, i) =>
        i % 2 ? { text: part, thing: things.get(part.toLocaleLowerCase())! } : { text: part },
      )
      .filter((part) => part.text);
}
