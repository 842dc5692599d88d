// Who has played the seats of people: told at the end, if bots have played for them.
import type { Played, SeatView } from '../lib/api.ts';
import { t } from '../lib/language.svelte.ts';
import { botName } from '../lib/people.ts';

/** Whether the person made the last moves of the seat. */
export const playedToTheEnd = ({ played }: Pick<SeatView, 'played'>): boolean =>
  (played?.[played.length - 1]?.bot ?? null) === null;

function who({ bot, first, last }: Played, name: string): string {
  const moves = { name, first, last, several: Number(last > first) };
  return bot === null
    ? t('played-person', moves)
    : t('played-bot', { ...moves, bot: botName(bot) });
}

/** Seats that were left to a bot at times: who played them, from which move to which. */
export function handovers(
  seats: readonly Pick<SeatView, 'kind' | 'played'>[],
  names: readonly string[],
): { seat: number; parts: string[] }[] {
  return seats.flatMap(({ kind, played }, seat) =>
    kind === 'person' && played?.some(({ bot }) => bot !== null)
      ? [{ seat, parts: played.map((part) => who(part, names[seat]!)) }]
      : [],
  );
}
