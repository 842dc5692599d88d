// What another has just taken back, which may take the reader's turn away.
import type { GameModule, Person } from '../games/contract.ts';
import type { UndoTold } from '../generated/messages.ts';
import type { Entry } from '../lib/api.ts';
import type { Texts } from '../lib/fluent.ts';
import { t } from '../lib/language.svelte.ts';
import { linesOf, textOf } from './lines.ts';

/** The newest that happened in the game, if it is that another took a move back. */
export function lastUndone(entries: readonly Entry[], reader: number | null): UndoTold | null {
  const last = entries.findLast(({ kind }) => kind === 'move' || kind === 'undo');
  return last?.kind === 'undo' && last.seat !== reader ? last : null;
}

/** Who took back what, in the words of the log. */
export function undoneText(
  { seat, undoes }: UndoTold,
  entries: readonly Entry[],
  texts: Texts,
  people: readonly Person[],
  module: GameModule,
): string {
  const names = people.map(({ name }) => name);
  const move = entries.filter(({ n, kind }) => n === undoes && kind === 'move');
  const what = linesOf(move, texts, people, module).map(textOf).join(' ');
  return what ? t('undone', { seat, what }, names) : t('log-undo', { seat }, names);
}
