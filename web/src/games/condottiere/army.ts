// The cards of an army in the order in which they were played, and its strength as a sum.
import type { Texts } from '../../lib/fluent.ts';
import type { Happening } from '../contract.ts';
import type { Strength, Table } from '../../generated/condottiere.ts';
import { listed } from '../listed.ts';
import { CARDS, told, valueOf, type Cards } from './facts.ts';

/** The order is in the log; where the log doesn't reach back so far, the order of a hand. */
export function playedOrder(happenings: readonly Happening[], seat: number, army: Cards): string[] {
  const laid: string[] = [];
  for (const { event } of happenings) {
    if (event.id === 'named-city' || event.id === 'named-owned-city') laid.length = 0;
    const played = told('played', event);
    if (played?.seat === seat) laid.push(played.card);
    const back = told('took-back', event);
    if (back?.seat === seat) laid.splice(laid.lastIndexOf(back.card), 1);
  }
  const inOrder = listed(army, CARDS);
  return laid.slice().sort().join() === inOrder.slice().sort().join() ? laid : inOrder;
}

/** What the scarecrows of an army have brought back in this battle. */
export function takenBack(happenings: readonly Happening[], seat: number): string[] {
  let taken: string[] = [];
  for (const { event } of happenings) {
    if (event.id === 'named-city' || event.id === 'named-owned-city') taken = [];
    const back = told('took-back', event);
    if (back?.seat === seat) taken.push(back.card);
  }
  return taken;
}

/** A piece of the sum; `why` names the card behind it, `added` marks what a move would add. */
export interface Term {
  text: string;
  why?: string;
  added?: boolean;
}

/** What an army would be worth after a move. */
export interface Prospect {
  strength: Strength;
  winter: Table['winter'];
}

/** "4 mercenaries × 1 winter × 2 drummer + 10 heroine", in pieces. */
export function explain(
  now: Strength,
  winter: Table['winter'],
  then: Prospect | null,
  texts: Texts,
  army: string[],
): Term[] {
  const after = then?.strength ?? now;
  const terms: Term[] = [];
  if (after.mercenaries) {
    const changes = after.mercenaries !== now.mercenaries;
    const each = then ? then.winter : winter;
    if (each === null) terms.push(mercenaries(after, changes, texts, army));
    else
      terms.push(
        { text: texts.say('sum-mercenaries', { count: after.mercenaries }), added: changes },
        { text: `× ${each}`, why: texts.say('card-winter'), added: winter === null },
      );
    if (after.times > 1)
      terms.push({
        text: `× ${after.times}`,
        why: texts.say('card-drummer'),
        added: after.times > now.times,
      });
  }
  if (after.heroines) {
    terms.push({
      text: `${terms.length ? '+ ' : ''}${after.heroic}`,
      why: heroineWord(after.heroines, texts),
      added: after.heroines > now.heroines,
    });
  }
  return terms;
}

function mercenaries(after: Strength, changes: boolean, texts: Texts, army: string[]): Term {
  const values = army.map(valueOf).filter((value) => value !== null);
  if (values.length === 1 && !changes) return { text: texts.say(`card-${values[0]}.title`) };
  if (values.length > 1 && values.length < 6 && !changes) {
    const sum = values.join(' + ');
    return { text: after.times > 1 ? `(${sum})` : sum };
  }
  const { mercenaries: count, sum } = after;
  return { text: texts.say('sum-worth', { count, sum }), added: changes };
}

const heroineWord = (count: number, texts: Texts): string =>
  count === 1 ? texts.say('card-heroine') : texts.say('card-heroine.many', { count });
