// Names for everybody at a table: bots are called after captains of old.
import { identityOf, type Identity } from '../art/heraldry.ts';
import type { Person } from '../games/contract.ts';
import type { SeatView } from './api.ts';
import { language, t } from './language.svelte.ts';

const CAPTAINS = ['Astore', 'Braccio', 'Muzio', 'Facino', 'Erasmo', 'Niccolò', 'Vanni', 'Ottone'];

/** The name of a bot at a table: the same for everyone who looks. */
export function captain(table: string, seat: number): string {
  let sum = 0;
  for (const letter of table) sum = (sum * 31 + letter.charCodeAt(0)) % 8191;
  return CAPTAINS[(sum + seat) % CAPTAINS.length]!;
}

type AnySeat = Pick<SeatView, 'kind' | 'name' | 'bot'> & { away?: unknown; you?: boolean };

export function nameOf(table: string, seat: number, who: AnySeat): string {
  if (who.name) return who.name;
  return who.kind === 'bot' ? captain(table, seat) : t('seat-open');
}

/** `arms`: where the game says who bears which. */
export function people(
  table: string,
  seats: readonly AnySeat[],
  arms: readonly Identity[] = [],
): Person[] {
  const taken = new Map<string, number>();
  return seats.map((who, seat) => {
    const name = nameOf(table, seat, who);
    const same = (taken.get(name) ?? 0) + 1;
    taken.set(name, same);
    return {
      seat,
      name: same > 1 && who.kind !== 'open' ? `${name} ${same}` : name,
      identity: arms[seat] ?? identityOf(seat),
      bot: who.kind === 'bot' || who.away ? who.bot : null,
      you: Boolean(who.you),
      away: Boolean(who.away),
      resigned: who.away === 'resigned',
    };
  });
}

/** How strong a bot is, in a word; a new one is called by its own name. */
export const botName = (bot: string): string => language.texts().sayOr(`bot-${bot}`, bot);
