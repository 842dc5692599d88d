// What the reader has in mind at a table and no move says yet: a card taken up, a plan for an
// invasion, which reveal was looked at long enough.
import type { Stage } from '../contract.ts';
import { tableOf, type Invader, type Table } from './table.ts';

export const SIDES = ['league', 'city'] as const;
export type Side = (typeof SIDES)[number];
export const PAID = ['armies', 'gold', 'pilgrims'] as const;
export type Paid = (typeof PAID)[number];
/** C5.3 Armies one by one, gold and pilgrims by twos. */
export const stepOf = (paid: Paid): number => (paid === 'armies' ? 1 : 2);
export type Plan = Record<Side, Record<Paid, number>>;

const nothing = (): Plan => ({
  league: { armies: 0, gold: 0, pilgrims: 0 },
  city: { armies: 0, gold: 0, pilgrims: 0 },
});

/** How often anybody changed their mind. A mind is often made while something is worked out, and state that is made there would not be followed. */
let changes = $state(0);

export class Mind {
  #card: string | null = null;
  #plan: { against: Invader; plan: Plan } | null = null;
  #seen: number;
  #again = false;

  constructor(seen: number) {
    this.#seen = seen;
  }

  /** The card of the hand that is taken up. */
  get card(): string | null {
    return (void changes, this.#card);
  }
  set card(card: string | null) {
    this.#card = card;
    changes++;
  }

  /** The move up to which invasions need not be shown any more. */
  get seen(): number {
    return (void changes, this.#seen);
  }
  set seen(move: number) {
    this.#seen = move;
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

/** What happened before the reader came, but for an invasion that was just revealed. */
function past({ happenings }: Stage): number {
  const n = happenings[happenings.length - 1]?.n ?? -1;
  return happenings.some((one) => one.n === n && one.event.id === 'league') ? n - 1 : n;
}

/** One mind a table: the parts of a board come and go with the tabs of a phone. */
export function mindOf(stage: Stage): Mind {
  let mind = minds.get(stage);
  if (!mind) minds.set(stage, (mind = new Mind(past(stage))));
  return mind;
}

/** C5.3 The questions in their order, and how far they are answered. */
const QUESTIONS = SIDES.flatMap((side) => PAID.map((paid) => [side, paid] as const));

/** What is pledged already, as a plan. */
export function pledged(table: Table): Plan {
  const plan = nothing();
  for (const [side, paid] of QUESTIONS) plan[side][paid] = table.own?.[side][paid] ?? 0;
  return plan;
}

/** The plan as it stands: what was thought of, as far as there is enough of it. */
export function planOf(stage: Stage): Plan {
  const table = tableOf(stage);
  const plan = mindOf(stage).planAgainst(table.invader);
  const me = stage.view.seat;
  if (!plan || table.phase !== 'invasion' || me === null || table.players[me]!.committed)
    return pledged(table);
  const left = { ...table.own!.resources };
  const found = nothing();
  for (const [side, paid] of QUESTIONS) {
    found[side][paid] = Math.min(plan[side][paid], left[paid] - (left[paid] % stepOf(paid)));
    left[paid] -= found[side][paid];
  }
  return found;
}

/** C5.3 Armies that a side of the plan comes to. */
export const armiesOf = (side: Record<Paid, number>): number =>
  side.armies + Math.floor(side.gold / 2) + Math.floor(side.pilgrims / 2);
/** What is not used. */
export const spare = (plan: Plan, have: Record<Paid, number>, paid: Paid): number =>
  have[paid] - plan.league[paid] - plan.city[paid];

/** The pledges that are still to be made for the plan, in the order in which they are asked. */
export function pledges(stage: Stage): string[] {
  const table = tableOf(stage);
  if (table.phase !== 'invasion' || !mindOf(stage).planAgainst(table.invader)) return [];
  const asked = QUESTIONS.findIndex(([side, paid]) => `${side}-${paid}` === table.asking);
  if (asked < 0) return [];
  const plan = planOf(stage);
  const before = pledged(table);
  const left = { ...table.own!.resources };
  const moves: string[] = [];
  for (const [i, [side, paid]] of QUESTIONS.entries()) {
    const cubes = i < asked ? before[side][paid] : plan[side][paid];
    // A question with one answer is not asked.
    if (i >= asked && left[paid] >= stepOf(paid)) moves.push(`${side} ${paid} ${cubes}`);
    left[paid] -= cubes;
  }
  return moves;
}
