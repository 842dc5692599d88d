// The cards of an army in the order in which they were played, and its strength as a sum.
import type { Texts } from '../../lib/fluent.ts';
import type { Happening } from '../contract.ts';
import { listCards, valueOf, type Cards, type Strength } from './table.ts';

/** The order is in the log; where the log doesn't reach back so far, the order of a hand. */
export function playedOrder(happenings: readonly Happening[], seat: number, army: Cards): string[] {
  const laid: string[] = [];
  for (const { event } of happenings) {
    if (event.id === 'named-city' || event.id === 'named-owned-city') laid.length = 0;
    if (event.args.seat !== seat) continue;
    const card = String(event.args.card);
    if (event.id === 'played') laid.push(card);
    if (event.id === 'took-back') laid.splice(laid.lastIndexOf(card), 1);
  }
  const listed = listCards(army);
  return laid.slice().sort().join() === listed.slice().sort().join() ? laid : listed;
}

/** What the scarecrows of an army have brought back in this battle. */
export function takenBack(happenings: readonly Happening[], seat: number): string[] {
  let taken: string[] = [];
  for (const { event } of happenings) {
    if (event.id === 'named-city' || event.id === 'named-owned-city') taken = [];
    if (event.id === 'took-back' && event.args.seat === seat) taken.push(String(event.args.card));
  }
  return taken;
}

/** A piece of the sum; `why` names the card behind it, `added` marks what a move would add. */
export interface Term {
  text: string;
  why?: string;
  added?: boolean;
}

/** "4 mercenaries × 1 winter × 2 drummer + 10 heroine", in pieces. */
export function explain(
  now: Strength,
  then: Strength | null,
  winterNow: boolean,
  winterThen: boolean,
  texts: Texts,
  army: string[],
): Term[] {
  const after = then ?? now;
  const terms: Term[] = [];
  if (after.mercenaries)
    terms.push(...mercenaryTerms(now, after, winterNow, winterThen, texts, army));
  if (after.drummer && after.mercenaries) {
    terms.push({ text: '× 2', why: texts.say('card-drummer'), added: !now.drummer });
  }
  if (after.heroines) {
    terms.push({
      text: `${terms.length ? '+ ' : ''}${10 * after.heroines}`,
      why: heroineWord(after.heroines, texts),
      added: after.heroines > now.heroines,
    });
  }
  return terms;
}

function mercenaryTerms(
  now: Strength,
  after: Strength,
  winterNow: boolean,
  winterThen: boolean,
  texts: Texts,
  army: string[],
): Term[] {
  const more = after.mercenaries > now.mercenaries;
  const count = texts.say('sum-mercenaries', { count: after.mercenaries });
  if (winterThen) {
    return [
      { text: count, added: more },
      { text: '× 1', why: texts.say('card-winter'), added: !winterNow },
    ];
  }
  const values = army.map(valueOf).filter((value) => value !== null);
  if (values.length === 1 && !more) return [{ text: texts.say(`card-${values[0]}.title`) }];
  if (values.length > 1 && values.length < 6 && !more) {
    const sum = values.join(' + ');
    return [{ text: after.drummer ? `(${sum})` : sum }];
  }
  return [
    { text: texts.say('sum-worth', { count: after.mercenaries, sum: after.sum }), added: more },
  ];
}

const heroineWord = (count: number, texts: Texts): string =>
  count === 1 ? texts.say('card-heroine') : texts.say('card-heroine.many', { count });
