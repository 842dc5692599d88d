// What is held before the eyes: the end of a battle, a siege, a defeat.
import type { Combat, Table } from '../../generated/medievalia.ts';
import type { Event, GameView } from '../../lib/api.ts';
import type { Moment } from '../contract.ts';
import { told, type Stage } from './facts.ts';

/** Who is concerned goes on when ready; all others see it for a while. */
const heldFor = (concerned: boolean): Pick<Moment, 'hold'> => (concerned ? { hold: null } : {});

function momentOf(event: Event, me: number | null): Moment | null {
  const fought = told('fought', event);
  if (fought) {
    const sides = [fought.seat, ...fought.enemy_seats];
    return { event, rule: 'M7.10', ...heldFor(me !== null && sides.includes(me)) };
  }
  const besieged = told('besieged', event);
  if (besieged) {
    const yours = besieged.seat === me;
    return {
      event,
      say: { id: 'moment-besieged', args: { ...besieged, yours } },
      rule: 'M9.3',
      ...heldFor(yours),
    };
  }
  const defeated = told('defeated', event);
  if (defeated) {
    const rule = defeated.how === 'siege' ? 'M9.3' : 'M9.1';
    return { event, rule, ...heldFor(defeated.seat === me) };
  }
  return event.id === 'siege-broken' ? { event, rule: 'M9.3' } : null;
}

export const moments = (
  news: readonly Event[],
  _before: GameView<Table>,
  { seat }: GameView<Table>,
): Moment[] => news.flatMap((event) => momentOf(event, seat) ?? []);

export interface Shown {
  combats: Combat[];
  lost: Set<string>;
  /** What the cards were that took part. */
  things: Table['things'];
}

/** The battle whose end is held now. */
export function foughtIn({ moment }: Pick<Stage, 'moment'>): Shown | null {
  const fought = told('fought', moment?.event);
  if (!fought) return null;
  return {
    combats: fought.combats,
    lost: new Set([...fought.pieces, ...fought.other_pieces]),
    things: moment!.before.table.things,
  };
}
