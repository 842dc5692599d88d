// What the reader should see at a glance: where to go, what to build and for what, what a province
// would give to whom. Shown while it can be done, and as soon as the card for it is considered.
import type { Stage } from '../contract.ts';
import { actionOf, colonists, houseCost, missing, produce, sites, type Price } from './economy.ts';
import facts from './facts.build.ts';
import { reach } from './reach.ts';
import { tableOf, type Good, type Kind, type Table } from './table.ts';

/** How a colonist gets to a line: by these moves. */
export interface Journey {
  steps: number;
  moves: string[];
}
export interface Site {
  city: string;
  price: Price;
  lacking: Good[];
  lacksCoins: boolean;
  legal: boolean;
}

export interface Outlook {
  journeys: Map<string, Journey>;
  sites: Site[];
  yields: Map<string, Map<number, Good[]>>;
}

/** The card that is being carried out, or considered. */
export function action(stage: Stage): string {
  const { phase } = tableOf(stage);
  if (!stage.mine) return '';
  if (phase === 'play')
    return stage.chosen?.startsWith('play ') ? actionOf(stage.chosen.slice(5)) : '';
  return phase === 'step' ? 'architect' : phase;
}

/** The move by which a colonist sets out. */
export const departure = (kind: Kind, at: string): string =>
  at.includes(' ') ? `move ${at}` : `leave ${kind} ${at}`;

export interface Departing {
  kind: Kind;
  at: string;
}

function journeys(table: Table, seat: number, only: Departing | null): Map<string, Journey> {
  const lines = facts.maps[table.map]!.lines;
  const found = new Map<string, Journey>();
  const player = table.players[seat]!;
  const setOut = table.moving ? [table.moving] : only ? [only] : colonists(player);
  const steps = table.phase === 'play' ? player.abroad : table.steps;
  for (const { kind, at } of setOut) {
    for (const [line, way] of reach(lines, kind, at, steps, table.lines)) {
      const known = found.get(line);
      if (known && known.steps <= way.steps) continue;
      const walk = way.through.map((step) => `step ${step}`);
      found.set(line, {
        steps: way.steps,
        moves: table.moving ? walk : [departure(kind, at), ...walk],
      });
    }
  }
  return found;
}

/** `only`: the colonist that is pointed at. */
export function outlook(stage: Stage, only: Departing | null = null): Outlook {
  const table = tableOf(stage);
  const seat = stage.view.seat ?? -1;
  const doing = action(stage);
  const none: Outlook = { journeys: new Map(), sites: [], yields: new Map() };
  if (doing === 'architect') {
    const player = table.players[seat]!;
    const found = table.phase === 'step' ? [] : sites(table, seat);
    return {
      ...none,
      journeys: journeys(table, seat, only),
      sites: found.map((city) => {
        const price = houseCost(table, city);
        const { coins, goods } = missing(player, price);
        return {
          city,
          price,
          lacking: goods,
          lacksCoins: coins > 0,
          legal: stage.can(`build ${city}`),
        };
      }),
    };
  }
  if (doing === 'prefect') {
    const fresh = Object.keys(table.provinces).filter(
      (province) => !table.provinces[province]!.turned,
    );
    return {
      ...none,
      yields: new Map(fresh.map((province) => [province, produce(table, province, seat)])),
    };
  }
  return none;
}
