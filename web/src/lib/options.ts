// Options of a table and its clock, in words.
import type { ClockRule } from '../generated/messages.ts';
import type { Options } from './api.ts';
import type { Texts } from './fluent.ts';
import { t } from './language.svelte.ts';

/** The id of the message that names an option. */
export const optionId = (name: string): string => `option-${name.replaceAll('_', '-')}`;

export interface OptionTold {
  name: string;
  value: string;
}

/** Each option with its value. */
export const optionsTold = (options: Options, texts: Texts): OptionTold[] =>
  Object.entries(options).map(([name, value]) => {
    const id = optionId(name);
    if (typeof value === 'boolean')
      return { name: texts.say(id), value: texts.say(value ? 'yes' : 'no') };
    const told = typeof value === 'string' ? texts.say(`${id}-${value}`) : String(value);
    return { name: texts.say(id), value: told };
  });

/** The clocks that a new table offers. */
export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  quick: { bank: 600, increment: 10 },
  slow: { bank: 3600, increment: 60 },
  days: { bank: 604800, increment: 86400 },
};

/** How long a new table waits for everybody before the deal, in seconds. */
export const WAITS: Record<string, number> = { minutes: 180, hour: 3600, day: 86400, week: 604800 };

/** A clock in words, also one that the page does not offer. */
export function clockTold(rule: ClockRule | null): string {
  const same = (one: ClockRule | null) =>
    one?.bank === rule?.bank && one?.increment === rule?.increment;
  const known = Object.keys(CLOCKS).find((name) => same(CLOCKS[name]!));
  if (known || !rule) return t(`clock-${known ?? 'none'}`);
  return t('clock-other', { minutes: Math.round(rule.bank / 60), seconds: rule.increment });
}
