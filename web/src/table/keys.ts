// The keys of moves: `.key` of a move's message, or of the thing it is about (`card-winter.key`).
import type { Texts } from '../lib/fluent.ts';

export function keyOf(texts: Texts, move: string): string {
  const own = texts.moveHint(move, 'key');
  if (own) return own;
  const noun = texts.moveHint(move, 'words').split(' ').at(-1) ?? '';
  const word = move.split(' ').at(-1) ?? '';
  return noun ? texts.sayOr(`${noun}-${word}.key`, '') : '';
}

/** Whether a key was meant for a field, a dialog or the browser, not for the table. */
export function isTyping(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement | null;
  return (
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    Boolean(target?.closest?.('input, textarea, select, dialog, [contenteditable]'))
  );
}
