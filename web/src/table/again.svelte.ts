// Moves of others, seen once more on the board of a table that goes on meanwhile.
import type { AnyTable, GameModule, HeldMoment } from '../games/contract.ts';
import { get, type Entry, type Event, type Frame, type GameView, type Replay } from '../lib/api.ts';
import { takenBack } from '../lib/entries.ts';
import { lengthOf } from '../lib/holding.svelte.ts';
import type { Session } from '../lib/session.svelte.ts';
import { stepFor } from '../lib/settings.svelte.ts';

/** How things stood after an act (or before it), and what had happened with it. */
export interface Step {
  /** The number of the entry; before the first it is that of the entry before. */
  n: number;
  view: GameView;
  events: Event[];
  moment: HeldMoment | null;
}

/** As many frames as are asked for at once. */
const MOST = 50;

/** Which move of the reader's replay an entry is: those that stand, counted from 1. */
export function movesOf(entries: readonly Entry[]): Map<number, number> {
  const undone = takenBack(entries);
  const moves = entries.filter(({ kind, n }) => kind === 'move' && !undone.has(n));
  return new Map(moves.map(({ n }, i) => [n, i + 1]));
}

export class Again {
  /** What the board shows; null: the game as it stands. */
  step = $state.raw<Step | null>(null);
  #timer = 0;
  /** How often it was begun or ended: what comes late is not shown any more. */
  #turn = 0;

  constructor(
    private readonly session: Session,
    private readonly module: GameModule<AnyTable>,
  ) {}

  /** Show these moves, by the numbers of their entries. */
  async show(numbers: readonly number[]): Promise<void> {
    this.stop();
    const turn = this.#turn;
    const steps = await this.#load(numbers);
    if (turn === this.#turn) this.#go(steps);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn++;
    this.step = null;
  }

  #go(steps: Step[]): void {
    const [step, ...rest] = steps;
    this.step = step ?? null;
    if (!step) return;
    const length = Math.max(stepFor(), (step.moment && lengthOf(step.moment)) ?? 0);
    this.#timer = window.setTimeout(() => this.#go(rest), length);
  }

  /** How things stood after each act, and before it where it does not follow the last one. */
  async #load(numbers: readonly number[]): Promise<Step[]> {
    // Moves are counted from the first on: older entries than the page has are asked for.
    for (let first = Infinity; this.session.entries[0]!.n < first; await this.session.older())
      first = this.session.entries[0]!.n;
    const moveOf = movesOf(this.session.entries);
    const wanted = numbers.map((n) => ({ n, move: moveOf.get(n)! }));
    const frames = await this.#frames(wanted[0]!.move - 1, wanted[wanted.length - 1]!.move);
    const steps: Step[] = [];
    let events: Event[] = [];
    let before = frames.get(wanted[0]!.move - 1)!.view;
    wanted.forEach(({ n, move }, i) => {
      const { view, events: news, joins } = frames.get(move)!;
      const follows = wanted[i - 1]?.move === move - 1;
      if (!joins || !follows) {
        events = [];
        before = frames.get(move - 1)!.view;
        if (!follows) steps.push({ n: n - 1, view: before, events: [], moment: null });
      }
      events = [...events, ...news];
      if (wanted[i + 1]?.move === move + 1 && frames.get(move + 1)!.joins) return;
      const moment = this.module.moments?.(events, before, view)[0];
      steps.push({ n, view, events, moment: moment ? { ...moment, before } : null });
    });
    return steps;
  }

  async #frames(first: number, last: number): Promise<Map<number, Frame>> {
    const found = new Map<number, Frame>();
    for (let move = first; move <= last; move += MOST) {
      const count = Math.min(MOST, last - move + 1);
      const path = `/tables/${this.session.id}/replay?move=${move}&count=${count}`;
      const { frames } = await get<Replay>(path, this.session.who);
      for (const frame of frames) found.set(frame.move, frame);
    }
    return found;
  }
}
