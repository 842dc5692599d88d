// An invasion as the board shows it: the one that is on, or the last one, as the engine tells it (C5.13).
import type { Happening } from '../contract.ts';
import { heights } from './reckon.ts';
import type { House, Invader, Manned, Table } from './table.ts';

/** How one comune stands in an invasion; null is what nobody else may know yet. */
export interface Stand {
  seat: number;
  points: number;
  buildings: House[];
  walls: number[];
  /** C5.2 What the lead in points adds to what is faced. */
  lead: number;
  faced: number;
  /** Armies sent to the league, and kept for the city. */
  league: number | null;
  city: number | null;
  /** C5.5 What those for the city do; the first is no army. */
  mans: Manned[];
  captain: boolean;
  defence: number | null;
  /** C5.4 What is left of the strength after the league. */
  remaining: number | null;
  /** C5.12 How much the others' league has to take off still, while all decide. */
  short: number | null;
  plunder: number | null;
  hero: number | null;
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
  const stands = last.stands.map(({ strength, league, city, ...stand }, seat): Stand => ({
    ...stand,
    seat,
    faced: strength,
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
      faced: player.strength,
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
