// The end of a battle, for as long as it is held before the eyes: the armies as they last stood.
import type { Event } from '../../lib/api.ts';
import type { Moment, Stage } from '../contract.ts';
import type { Cards, Strength, Table } from './table.ts';

export interface Fought {
  city: string;
  /** The winner. */
  seat: number | null;
  best: number;
  second: number;
  winter: Table['winter'];
  armies: { cards: Cards; strength: Strength }[];
}

/** The battle whose end is held now. */
export const foughtIn = ({ moment }: Pick<Stage<Table>, 'moment'>): Fought | null =>
  moment?.event.id === 'fought' ? (moment.event.args as unknown as Fought) : null;

const of = (news: readonly Event[], id: string) => news.find((event) => event.id === id);

/** What is said of it, with the rule that says so: 17 beats 14; a tie is nobody's. */
function verdict(fought: Event, news: readonly Event[]): Pick<Moment, 'say' | 'rule'> {
  const { best, seat } = fought.args as unknown as Fought;
  if (seat !== null) {
    const game = of(news, 'won') ? 'yes' : 'no';
    return {
      say: { id: 'moment-won', args: { ...fought.args, game } },
      rule: game === 'yes' ? 'D8.1' : 'D6.2',
    };
  }
  const keeps = of(news, 'owner-keeps');
  const bishop = news.some(({ id, args }) => id === 'played' && args.card === 'bishop');
  const why = bishop ? 'bishop' : best === 0 ? 'nothing' : 'tie';
  return {
    say: {
      id: keeps ? 'moment-kept' : 'moment-nobody',
      args: { ...fought.args, seat: keeps?.args.seat ?? null, why },
    },
    rule: bishop ? 'D5.7' : 'D6.4',
  };
}

export function moments(news: readonly Event[]): Moment[] {
  const fought = of(news, 'fought');
  return fought ? [{ event: fought, ...verdict(fought, news) }] : [];
}
