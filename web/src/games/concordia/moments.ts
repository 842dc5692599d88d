// What is held before the eyes: a production, cards that come back, the end that has begun.
import type { Event, GameView } from '../../lib/api.ts';
import type { Produced, Table } from '../../generated/concordia.ts';
import type { Moment, Say } from '../contract.ts';
import facts from './facts.build.ts';
import { allTold, told, type Stage } from './facts.ts';
import type { Plate } from './tags.ts';

/** Milliseconds: long enough to see who got what. */
const SHORT = 1500;
/** Every fourth card or so is a Tribune: long enough to see whose cards come back. */
const BRIEF = 1000;
/** The end is announced once per game. */
const LONG = 5000;

/** "Italia produces: Cid 1 wine and 1 food; Ann 1 brick." */
function produced({ args }: Event, news: readonly Event[], say: Say): string {
  const kept = allTold('kept', news);
  const chosen = [...new Set(kept.map(({ seat }) => seat))].map((seat) => ({
    seat,
    goods: kept.filter((one) => one.seat === seat).map(({ good }) => good),
  }));
  const gains = [...allTold('received', news), ...chosen].map((gain) =>
    say('moment-gain', { ...gain }),
  );
  if (!gains.length) return say('moment-produced-nothing', args);
  return say('moment-produced', { ...args, list: gains.join('; ') });
}

export function moments(
  news: readonly Event[],
  _before: GameView<Table>,
  { seat, table }: GameView<Table>,
): Moment[] {
  return news.flatMap((event): Moment[] => {
    switch (event.id) {
      case 'produced':
        return [{ event, words: (say) => produced(event, news, say), rule: 'K4.5', hold: SHORT }];
      case 'took-back': // The reader's own come back to the hand, which shows it.
        return event.args.seat === seat ? [] : [{ event, rule: 'K4.1', hold: BRIEF }];
      case 'concordia-by-card':
      case 'concordia-by-house': {
        const args = { ...event.args, seats: table.last_turns };
        return [{ event, say: { id: `moment-${event.id}`, args }, rule: 'K6.1', hold: LONG }];
      }
      default:
        return [];
    }
  });
}

/** The production that is held now. */
export const producedIn = ({ moment }: Pick<Stage, 'moment'>): Produced | null =>
  told('produced', moment?.event) ?? null;

/** The cards that somebody has just taken back. */
export const backIn = ({ moment }: Pick<Stage, 'moment'>): string[] =>
  told('took-back', moment?.event)?.cards ?? [];

/** What each house of the province that produces gives to whom, and the bonus (K4.6 maybe twice). */
export function givenOn(stage: Stage): Plate[] {
  const now = producedIn(stage);
  if (!now) return [];
  const { cities, map, praefectus } = stage.moment!.before.table;
  const whose = (seat: number) => ({ whose: stage.people[seat]!.identity });
  const bonus = Array.from({ length: praefectus === now.seat ? 2 : 1 }, () => ({ good: now.good }));
  const houses = facts.maps[map]!.provinces[now.province]!.flatMap((city): Plate[] => {
    const { good, houses: owners } = cities[city]!;
    if (!good || !owners.length) return [];
    const bits = owners.flatMap((owner) => [whose(owner), { good }]);
    return [{ id: `city ${city}`, bits, legal: false }];
  });
  const { province } = now;
  return [
    { id: `province ${province}`, bits: [whose(now.seat), ...bonus], legal: false },
    ...houses,
  ];
}
