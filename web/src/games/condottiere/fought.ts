// The end of a battle, for as long as it is held before the eyes: the armies as they last stood.
import type { Fought } from '../../generated/condottiere.ts';
import type { Event } from '../../lib/api.ts';
import type { Moment } from '../contract.ts';
import { allTold, told, type Stage } from './facts.ts';

/** The battle whose end is held now. */
export const foughtIn = ({ moment }: Pick<Stage, 'moment'>): Fought | null =>
  told('fought', moment?.event) ?? null;

/** What is said of it, with the rule that says so: 17 beats 14; a tie is nobody's. */
function verdict(fought: Fought, news: readonly Event[]): Pick<Moment, 'say' | 'rule'> {
  if (fought.seat !== null) {
    const game = news.some(({ id }) => id === 'won') ? 'yes' : 'no';
    return {
      say: { id: 'moment-won', args: { ...fought, game } },
      rule: game === 'yes' ? 'D8.1' : 'D6.2',
    };
  }
  const [keeps] = allTold('owner-keeps', news);
  const bishop = allTold('played', news).some(({ card }) => card === 'bishop');
  const why = bishop ? 'bishop' : fought.best === 0 ? 'nothing' : 'tie';
  return {
    say: {
      id: keeps ? 'moment-kept' : 'moment-nobody',
      args: { ...fought, seat: keeps?.seat ?? null, why },
    },
    rule: bishop ? 'D5.7' : 'D6.4',
  };
}

export const moments = (news: readonly Event[]): Moment[] =>
  news.flatMap((event) => {
    const fought = told('fought', event);
    return fought ? [{ event, ...verdict(fought, news) }] : [];
  });
