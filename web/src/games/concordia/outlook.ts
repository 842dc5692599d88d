// What the reader should see at a glance: where to go, what to build and for what, what provinces
// would give to whom. Shown while it can be done, and as soon as the card for it is considered.
import type { Site, Table } from '../../generated/concordia.ts';
import type { Good, Kind } from '../../generated/concordia.ts';
import { onLine, type Stage } from './facts.ts';

/** How a colonist gets to a line: it begins with this move, and takes so many steps. */
export interface Journey {
  first: string;
  steps: number;
}

export interface Outlook {
  journeys: Map<string, Journey>;
  sites: readonly Site[];
  /** The provinces that can produce. */
  provinces: readonly string[];
}

export interface Departing {
  kind: Kind;
  at: string;
}

/** The table once the card that is considered has been played, or copied; else as it is. */
export const ahead = (stage: Stage): Table =>
  /^(play|copy) /.test(stage.chosen ?? '') ? stage.then : stage.view.table;

/** The move by which a colonist sets out. */
const departure = ({ kind, at }: Departing): string =>
  onLine(at) ? `move ${at}` : `leave ${kind} ${at}`;

function journeys({ reach, moving }: Table, only: Departing | null): Map<string, Journey> {
  const found = new Map<string, Journey>();
  for (const [line, ways] of Object.entries(reach)) {
    const first = only && !moving ? departure(only) : Object.keys(ways)[0]!;
    const steps = ways[first];
    if (steps) found.set(line, { first, steps });
  }
  return found;
}

/** `only`: the colonist that is pointed at. */
export function outlook(stage: Stage, only: Departing | null = null): Outlook {
  if (!stage.mine) return { journeys: new Map(), sites: [], provinces: [] };
  const table = ahead(stage);
  return {
    journeys: journeys(table, only),
    sites: table.sites,
    provinces: table.phase === 'prefect' ? Object.keys(table.yields) : [],
  };
}

/** Who would receive what of a province, the reader first. */
export function yieldsOf(stage: Stage, province: string): [number, Good[]][] {
  return [...(stage.view.table.yields[province] ?? []).entries()]
    .filter(([, goods]) => goods.length)
    .sort(([a], [b]) => Number(b === stage.view.seat) - Number(a === stage.view.seat));
}
