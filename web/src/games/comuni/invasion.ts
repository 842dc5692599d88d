// The last invasion, read from what was told: who faced what, who sent what, and how it ended (C5.13).
import type { Happening } from '../contract.ts';
import { defenceWith, heights, leadOf } from './reckon.ts';
import {
  deckOf,
  invaderOf,
  LETTERS,
  STRENGTH,
  type Building,
  type Invader,
  type Letter,
  type Player,
  type Table,
} from './table.ts';

/** How one comune stands in an invasion; null is what nobody else may know yet. */
export interface Stand {
  seat: number;
  points: number;
  buildings: Building[];
  walls: number[];
  faced: number;
  /** Armies sent to the league, and what they were made of. */
  league: number | null;
  leagueCubes: string[];
  city: number | null;
  cityCubes: string[];
  captain: boolean;
  defence: number | null;
  /** C5.4 What is left of the strength after the league. */
  remaining: number | null;
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

type Held = Pick<Player, 'points' | 'buildings' | 'walls'>;

/** What the comuni were before these things happened: storeys and levels laid since are taken off again. */
export function asTheyWere(players: readonly Held[], since: readonly Happening[]): Held[] {
  const found = players.map(({ points, buildings, walls }) => ({
    points,
    buildings: buildings.map((one) => ({ ...one })),
    walls: walls.map((one) => ({ ...one })),
  }));
  for (const {
    event: { id, args },
  } of [...since].reverse()) {
    const player = found[Number(args.seat)];
    if (!player) continue;
    if (id === 'built') {
      const top = player.buildings.findLast(
        ({ kind, storeys }) => kind === args.kind && storeys === args.storey,
      );
      if (top) top.storeys -= 1;
      player.buildings = player.buildings.filter(({ storeys }) => storeys > 0);
      player.points -= Number(args.storey);
    }
    if (id === 'bonus-wall') {
      const bonus = player.walls.findLast(
        ({ levels, letters }) => levels === 1 && letters[0] === 'bonus',
      );
      player.walls = player.walls.filter((one) => one !== bonus);
    }
    if (id === 'walled') {
      const top = player.walls.findLast(({ levels }) => levels === args.level);
      if (top) top.levels -= 1;
      player.walls = player.walls.filter(({ levels }) => levels > 0);
    }
  }
  return found;
}

/** C5.1 The deck with which the last invader came, seen after it. */
function lastDeck(table: Table): Letter | undefined {
  return table.phase === 'over' ? deckOf(table.invader) : LETTERS[LETTERS.indexOf(table.deck) - 1];
}

/** The last invasion that was revealed, if it was told; for when none is on. */
export function lastReveal(happenings: readonly Happening[], table: Table): Invasion | null {
  const at = happenings.findLastIndex(({ event }) => event.id === 'league');
  const deck = lastDeck(table);
  if (at < 0 || !deck) return null;
  const {
    n,
    event: {
      args: { armies },
    },
  } = happenings[at]!;
  const told = happenings.filter((one) => one.n === n);
  const find = (seat: number, ...ids: string[]) =>
    told.findLast(({ event }) => ids.includes(event.id) && event.args.seat === seat)?.event;
  const players = asTheyWere(table.players, happenings.slice(at));
  const base = STRENGTH[deck];
  const stands = players.map(({ points, buildings, walls }, seat): Stand => {
    const league = find(seat, 'sent-to-league')!.args;
    const city = find(seat, 'sent-to-city')!.args;
    const fate = find(seat, 'held', 'plundered')!.args;
    const hero = find(seat, 'hero');
    const levels = heights({ walls });
    return {
      seat,
      points,
      buildings,
      walls: levels,
      faced: base + leadOf(players, seat), // C5.2
      league: Number(league.armies),
      leagueCubes: league.resources as string[],
      city: Number(city.armies),
      cityCubes: city.resources as string[],
      captain: Number(fate.defence) > defenceWith(levels, Number(city.armies)), // C5.5
      defence: Number(fate.defence),
      remaining: Number(fate.strength),
      plunder: Number(fate.tokens ?? 0),
      hero: hero ? Number(hero.args.points) : null,
      decided: true,
    };
  });
  return { n, invader: invaderOf(deck), base, league: Number(armies), stands };
}

/** The invasion that is on: everything of the others is secret (C5.3). */
export function underWay(
  table: Table,
  seat: number | null,
  sent: { league: number; city: number },
): Invasion {
  const stands = table.players.map((player, at): Stand => {
    const walls = heights(player);
    const own = at === seat;
    const captain = table.captain === at;
    return {
      seat: at,
      points: player.points,
      buildings: player.buildings,
      walls,
      faced: player.strength,
      league: own ? sent.league : null,
      leagueCubes: [],
      city: own ? sent.city : null,
      cityCubes: [],
      captain,
      defence: own ? defenceWith(walls, sent.city) + Number(captain) : null,
      remaining: own ? Math.max(0, player.strength - sent.league) : null,
      plunder: null,
      hero: null,
      decided: player.committed,
    };
  });
  return { n: -1, invader: table.invader, base: table.strength, league: null, stands };
}
