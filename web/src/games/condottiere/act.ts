// D5.5 A scarecrow and what it brings back are one sentence of the log.
import type { Event } from '../../lib/api.ts';
import type { Say, Sentence } from '../contract.ts';

const BROUGHT = new Set(['took-back', 'took-none']);

export function actOf(events: readonly Event[], say: Say): (Sentence | Event)[] {
  const [first, ...rest] = events;
  const brought = rest.find(({ id }) => BROUGHT.has(id));
  if (first?.id !== 'played' || !brought) return [...events];
  const text = say(`log-${brought.id}`, brought.args);
  const others = rest.filter((event) => event !== brought);
  return [{ text, seat: Number(brought.args.seat), rule: 'D5.5' }, ...others];
}
