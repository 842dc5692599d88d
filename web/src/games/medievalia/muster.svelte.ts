// M7.4, M7.5 A plan for all figures that wait for their army, made before anything is sent. The engine
// asks figure by figure: once the plan is confirmed, each question is answered by it as it comes.
import { findFigure, type Stage } from './facts.ts';

/** Which moves answer the question, by phase: into an army, or against one. */
const VERBS: Partial<Record<string, 'into' | 'against'>> = { armies: 'into', defence: 'against' };
/** Not sent: the figure stays. */
export const STAYS = 0;

export class Muster {
  /** By figure its army as it is numbered on the board, or STAYS. */
  #plan = $state.raw<Record<string, number>>({});
  /** The figure that is put somewhere next. */
  picked = $state<string | null>(null);
  #sending = $state(false);
  /** Of whom, and when, the plan is. */
  #of = '';
  #seen: unknown = null;
  /** New armies as they are numbered on the board, and as the engine has numbered them. */
  #made = new Map<number, number>();
  /** How many armies there were when the plan was confirmed. */
  #stood = 0;

  constructor(readonly stage: Stage) {}

  get verb(): 'into' | 'against' | null {
    return this.stage.mine ? (VERBS[this.stage.view.table.phase] ?? null) : null;
  }

  /** Whether there is something to plan: more than one figure waits. */
  get open(): boolean {
    return this.verb !== null && !this.#sending && this.waiting.length > 1;
  }

  /** M8.7 Allies who defend together decide one after the other, each of their own. */
  get waiting(): readonly string[] {
    const { table, seat } = this.stage.view;
    const all = table.battle?.undecided ?? [];
    return all.filter((piece) => findFigure(table, piece)?.seat === seat);
  }

  get #armies(): number {
    return this.stage.view.table.battle?.armies.length ?? 0;
  }

  get mayStay(): boolean {
    return this.stage.view.table.battle?.chooses ?? false;
  }

  /** Where figures can be put: armies that stand, those of the plan, and one more to begin. */
  get places(): number[] {
    const planned = Math.max(this.#armies, ...this.waiting.map((piece) => this.placeOf(piece)));
    const room = this.verb === 'into' && planned < this.#armies + this.waiting.length ? 1 : 0;
    const armies = Array.from({ length: planned + room }, (_, i) => i + 1);
    return this.mayStay ? [STAYS, ...armies] : armies;
  }

  placeOf(piece: string): number {
    return this.#plan[piece] ?? 1;
  }

  at(place: number): string[] {
    return this.waiting.filter((piece) => this.placeOf(piece) === place);
  }

  put(piece: string, place: number): void {
    this.#plan = { ...this.#plan, [piece]: place };
    this.picked = null;
  }

  all(place: number): void {
    this.#plan = Object.fromEntries(this.waiting.map((piece) => [piece, place]));
    this.picked = null;
  }

  /** M7.15 Who attacks sends somebody. */
  get sends(): boolean {
    return this.verb === 'against' || this.waiting.some((piece) => this.placeOf(piece) !== STAYS);
  }

  confirm(): void {
    this.#sending = true;
    this.#made.clear();
    this.#stood = this.#armies;
    this.go();
  }

  /** Answer the next question by the plan, once the view shows the answer before. In an effect. */
  go(): void {
    const { view, pending } = this.stage;
    const { turn, phase, piece, battle } = view.table;
    const of = `${turn} ${phase} ${view.seat}`;
    if (of !== this.#of) this.#forget(of);
    if (!this.#sending || pending || view === this.#seen) return;
    const move = piece && this.verb && battle ? this.#answer(piece) : null;
    if (!move || !this.stage.can(move)) return this.#forget(of);
    this.#seen = view;
    this.stage.play(move);
  }

  /** A new army is the next one in the engine's order, whatever its number on the board. */
  #answer(piece: string): string {
    const place = this.placeOf(piece);
    if (place === STAYS) return 'stay';
    if (place <= this.#stood) return `${this.verb} ${place}`;
    const made = this.#made.get(place) ?? this.#armies + 1;
    this.#made.set(place, made);
    return `${this.verb} ${made}`;
  }

  #forget(of: string): void {
    this.#of = of;
    this.#sending = false;
    this.#plan = {};
    this.picked = null;
  }
}

const musters = new WeakMap<Stage, Muster>();
/** One per table: the parts of a board come and go with the tabs of a phone. */
export function musterOf(stage: Stage): Muster {
  let muster = musters.get(stage);
  if (!muster) musters.set(stage, (muster = new Muster(stage)));
  return muster;
}
