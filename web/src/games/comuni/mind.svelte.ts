// What the reader has in mind at a table and no move says yet: a card taken up, a plan for an
// invasion, an invasion that is looked at once more.
import type { Invader, Paid, Side, Stage, Table } from './table.ts';

export const SIDES = ['league', 'city'] as const satisfies readonly Side[];
export const PAID = ['armies', 'gold', 'pilgrims'] as const satisfies readonly Paid[];
/** Something for each side and each kind of cube. */
type ByPledge<One> = Record<Side, Record<Paid, One>>;
/** C5.3 What the reader means to pledge, counted in armies. */
export type Plan = ByPledge<number>;

function byPledge<One>(made: (side: Side, paid: Paid) => One): ByPledge<One> {
  const of = (side: Side) => ({
    armies: made(side, 'armies'),
    gold: made(side, 'gold'),
    pilgrims: made(side, 'pilgrims'),
  });
  return { league: of('league'), city: of('city') };
}

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

/** C5.3 A part of the plan: the cubes, and how many armies the engine says that they come to. */
export interface Pledge {
  cubes: number;
  /** In armies; 0 where the question is answered already. */
  armies: number;
  /** Whether there is anything to choose: a question with one answer is not asked. */
  open: boolean;
}
export type Pledges = ByPledge<Pledge> & { made: Record<Side, number> };

/** What can be answered, by the armies that it comes to; nothing: that is no question any more. */
export const answers = ({ own }: Table, side: Side, paid: Paid): number[] =>
  own?.asks.find((ask) => ask.side === side && ask.paid === paid)?.cubes ?? [];

/** The plan as it stands: what is pledged, and what was thought of as far as there is enough of it. */
export function planOf(stage: Stage): Pledges {
  const { table } = stage.view;
  const { own, invader } = table;
  const wanted = mindOf(stage).planAgainst(invader);
  const left = { armies: 0, gold: 0, pilgrims: 0, ...own?.resources };
  const plan = byPledge((side, paid): Pledge => {
    const choice = answers(table, side, paid).filter((cubes) => cubes <= left[paid]);
    const armies = choice.length ? Math.min(wanted?.[side][paid] ?? 0, choice.length - 1) : 0;
    const cubes = choice[armies] ?? own?.[side][paid] ?? 0;
    left[paid] -= cubes;
    return { cubes, armies, open: choice.length > 1 };
  });
  return { ...plan, made: { league: own?.league.total ?? 0, city: own?.city.total ?? 0 } };
}

/** The armies of either side. */
export function armiesIn(plan: Pledges): Record<Side, number> {
  const of = (side: Side) =>
    // eslint-disable-next-line tavola/reckoning -- presentation: the parts of a plan of the reader's own
    PAID.reduce((sum, paid) => sum + plan[side][paid].armies, plan.made[side]);
  return { league: of('league'), city: of('city') };
}

/** The plan with so many armies more or less; what is not kept back is taken from the other side. */
export function shifted(table: Table, plan: Pledges, side: Side, paid: Paid, by: number): Plan {
  const next = byPledge((one, kind) => plan[one][kind].armies);
  const other = side === 'league' ? 'city' : 'league';
  next[side][paid] += by;
  const cubes = answers(table, side, paid)[next[side][paid]] ?? 0;
  if (cubes + plan[other][paid].cubes > table.own!.resources[paid]) next[other][paid] -= 1;
  return next;
}

/** The pledges that are still to be made for the plan, in the order in which they are asked. */
export function pledges(stage: Stage): string[] {
  const { own, invader } = stage.view.table;
  if (!own || !mindOf(stage).planAgainst(invader)) return [];
  const plan = planOf(stage);
  return own.asks
    .filter(({ side, paid }) => plan[side][paid].open)
    .map(({ side, paid }) => `${side} ${paid} ${plan[side][paid].cubes}`);
}
