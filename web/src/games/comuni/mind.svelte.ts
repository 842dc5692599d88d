// What the reader has in mind at a table and no move says yet: a card taken up, a plan for an
// invasion, an invasion that is looked at once more.
import type { Ask, Invader, Paid, Side, Table } from '../../generated/comuni.ts';
import type { Stage } from './facts.ts';

export const SIDES = ['league', 'city'] as const satisfies readonly Side[];
export const PAID = ['armies', 'gold', 'pilgrims'] as const satisfies readonly Paid[];
/** Something for each side and each kind of cube. */
type ByPledge<One> = Record<Side, Record<Paid, One>>;
/** C5.3 What the reader means to answer to each question: the place of the answer in its list. */
export type Plan = ByPledge<number>;

const byPaid = <One>(made: (paid: Paid) => One): Record<Paid, One> => ({
  armies: made('armies'),
  gold: made('gold'),
  pilgrims: made('pilgrims'),
});

/** How often anybody changed their mind. A mind is often made while something is worked out, and state that is made there would not be followed. */
let changes = $state(0);

export class Mind {
  #card: string | null = null;
  #plan: { against: Invader; plan: Plan } | null = null;
  #again = false;

  /** The card of the hand that is taken up. */
  get card(): string | null {
    return (void changes, this.#card);
  }
  set card(card: string | null) {
    this.#card = card;
    changes++;
  }

  /** An invasion that is looked at once more. */
  get again(): boolean {
    return (void changes, this.#again);
  }
  set again(again: boolean) {
    this.#again = again;
    changes++;
  }

  /** C5.3 What is meant to be pledged, and against whom: an old plan is none. */
  intend(against: Invader, plan: Plan): void {
    this.#plan = { against, plan };
    changes++;
  }

  /** The plan against this invader; null: nothing was thought of yet. */
  planAgainst(invader: Invader): Plan | null {
    void changes;
    return this.#plan?.against === invader ? this.#plan.plan : null;
  }
}

const minds = new WeakMap<object, Mind>();

/** One mind per table: the parts of a board come and go with the tabs of a phone. */
export function mindOf(stage: Stage): Mind {
  let mind = minds.get(stage);
  if (!mind) minds.set(stage, (mind = new Mind()));
  return mind;
}

/** C5.3 A part of the plan: an answer, and what the engine says of it. */
export interface Pledge {
  place: number;
  cubes: number;
  /** That they come to. */
  armies: number;
  /** How many of these cubes stay behind the screen. */
  kept: number;
  /** Whether there is anything to choose: a question with one answer is not asked. */
  open: boolean;
}
export type Pledges = ByPledge<Pledge>;

const askFor = ({ own }: Table, side: Side, paid: Paid): Ask | undefined =>
  own?.asks.find((ask) => ask.side === side && ask.paid === paid);

/** The plan as it stands: what is pledged, and what was thought of as far as there is enough of it. */
export function planOf(stage: Stage): Pledges {
  const { table } = stage.view;
  const wanted = mindOf(stage).planAgainst(table.invader);
  /** `row`: the place of the answer for the other side, if that is answered first. */
  function pledge(side: Side, paid: Paid, row: number): Pledge {
    const { cubes = [], armies = [], kept = [] } = askFor(table, side, paid) ?? {};
    const possible = kept[row] ?? [];
    const place = Math.max(0, Math.min(wanted?.[side][paid] ?? 0, possible.length - 1));
    return {
      place,
      cubes: cubes[place] ?? 0,
      armies: armies[place] ?? 0,
      kept: possible[place] ?? 0,
      open: possible.length > 1,
    };
  }
  const league = byPaid((paid) => pledge('league', paid, 0));
  return { league, city: byPaid((paid) => pledge('city', paid, league[paid].place)) };
}

/** The armies of either side. */
export function armiesIn(plan: Pledges): Record<Side, number> {
  const of = (side: Side) =>
    // eslint-disable-next-line tavola/reckoning -- presentation: the parts of a plan of the reader's own
    PAID.reduce((sum, paid) => sum + plan[side][paid].armies, 0);
  return { league: of('league'), city: of('city') };
}

/** Whether there is more for this side: kept back, or on the other one. */
export const hasMore = (table: Table, plan: Pledges, side: Side, paid: Paid): boolean =>
  plan[side][paid].place + 1 < (askFor(table, side, paid)?.cubes.length ?? 0);

/** Whether something is kept back that would make an army. */
export const keepsBack = (table: Table, plan: Pledges): boolean =>
  PAID.some((paid) => {
    const row = askFor(table, 'city', paid)?.kept[plan.league[paid].place];
    return plan.city[paid].place + 1 < (row?.length ?? 0);
  });

/** The plan with one answer more or less; what is not kept back is taken from the other side. */
export function shifted(table: Table, plan: Pledges, side: Side, paid: Paid, by: 1 | -1): Plan {
  const places = (one: Side) => byPaid((kind) => plan[one][kind].place);
  const next = { league: places('league'), city: places('city') };
  next[side][paid] += by;
  const kept = askFor(table, 'city', paid)?.kept[next.league[paid]] ?? [];
  if (next.city[paid] >= kept.length) next[side === 'league' ? 'city' : 'league'][paid] -= 1;
  return next;
}

/** The pledges that are still to be made for the plan, in the order in which they are asked. */
export function pledges(stage: Stage): string[] {
  const { own, invader } = stage.view.table;
  if (!own || !mindOf(stage).planAgainst(invader)) return [];
  const plan = planOf(stage);
  const asked = own.asks.filter(({ side, paid }) => plan[side][paid].open);
  // What is confirmed with questions left pledges nothing more.
  const last = asked.findLastIndex(({ side, paid }) => plan[side][paid].cubes > 0);
  return asked
    .slice(0, last + 1)
    .map(({ side, paid }) => `${side} ${paid} ${plan[side][paid].cubes}`);
}
