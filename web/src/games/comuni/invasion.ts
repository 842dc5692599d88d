// An invasion as the board shows it: the one that is on, or the last one, as the engine tells it (C5.13).
import type { Happening } from '../contract.ts';
import { heights } from './reckon.ts';
import type { Invader, Stand as Revealed, Table } from '../../generated/comuni.ts';

/** What nobody else may know while all decide: then it is null. `league`, `city`: the armies. */
type Secret = 'league' | 'city' | 'defence' | 'remaining' | 'plunder';

/** How one comune stands in an invasion, revealed or not. */
export interface Stand extends Omit<Revealed, Secret>, Record<Secret, number | null> {
  seat: number;
  /** C5.12 How much the others' league has to take off still, while all decide. */
  short: number | null;
  decided: boolean;
}

export interface Invasion {
  /** The number of the move that revealed it; -1 while all decide. */
  n: number;
  invader: Invader;
  base: number;
  league: number | null;
  stands: Stand[];
}

/** The last invasion that was revealed, if it was told; for when none is on. */
export function lastReveal(happenings: readonly Happening[], table: Table): Invasion | null {
  const told = happenings.findLast(({ event }) => event.id === 'league');
  const last = table.last_invasion;
  if (!told || !last) return null;
  const stands = last.stands.map(({ league, city, ...stand }, seat): Stand => ({
    ...stand,
    seat,
    league: league.total,
    city: city.total,
    short: null,
    decided: true,
  }));
  const { invader, strength: base, league } = last;
  return { n: told.n, invader, base, league, stands };
}

/** The invasion that is on: everything of the others is secret (C5.3). */
export function underWay(
  table: Table,
  seat: number | null,
  sent: { league: number; city: number },
): Invasion {
  const stands = table.players.map((player, at): Stand => {
    const own = at === seat ? table.own : null;
    const outlook = own?.outlook[sent.league];
    return {
      seat: at,
      points: player.points,
      buildings: player.buildings,
      walls: heights(player),
      lead: player.lead,
      strength: player.strength,
      league: own ? sent.league : null,
      city: own ? sent.city : null,
      mans: own ? own.mans.slice(0, sent.city + 1) : [],
      captain: table.captain === at,
      defence: own ? own.mans[sent.city]!.defence : null,
      remaining: outlook?.remaining ?? null,
      short: outlook?.short[sent.city] ?? null,
      plunder: null,
      hero: null,
      decided: player.committed,
    };
  });
  return { n: -1, invader: table.invader, base: table.strength, league: null, stands };
}
