// What one does at a table, and how to see afterwards whether it was done.
import type { ChatSent, LeaveSent, MoveSent, ReturnSent, UndoSent } from '../generated/messages.ts';
import type { Entry, TableView } from './api.ts';

export type Deed =
  | Omit<MoveSent, 'id'>
  | Omit<UndoSent, 'id'>
  | Omit<ChatSent, 'id'>
  | Omit<LeaveSent, 'id'>
  | Omit<ReturnSent, 'id'>;

/** Where each is sent by HTTP. */
export const PATHS = {
  move: 'moves',
  undo: 'undo',
  chat: 'chat',
  leave: 'leave',
  return: 'return',
} as const satisfies Record<Deed['type'], string>;

/** Whether it was done, by what is known now; `since`: the entries that came after it was sent. */
export function isDone(deed: Deed, { seat, seats }: TableView, since: Entry[]): boolean {
  const away = seat !== null && seats[seat]!.away !== null;
  switch (deed.type) {
    case 'leave':
      return seat === null || away;
    case 'return':
      return !away;
    case 'chat':
      return since.some(
        (one) => one.kind === 'chat' && one.seat === seat && one.text === deed.text,
      );
    case 'undo':
      return since.some((one) => one.kind === 'undo' && one.seat === seat);
    case 'move':
      return since.some(
        (one) =>
          one.kind === 'move' && one.seat === seat && one.move === deed.move && one.bot === null,
      );
  }
}
