// Views that come, shown act by act: whoever looks on can see each, and what it led to is held.
import type { HeldMoment, Moment } from '../games/contract.ts';
import type { MoveTold } from '../generated/messages.ts';
import type { Entry, Event, GameView, TableView } from './api.ts';
import { happeningsOf } from './entries.ts';
import { Holding } from './holding.svelte.ts';
import { pause } from './settings.svelte.ts';

/** Whether somebody else begins to do something with it. */
const begins = ({ joins, seat }: MoveTold, { seat: reader }: TableView): boolean =>
  !joins && seat !== reader;

export abstract class Showing {
  shown = $state.raw<TableView | null>(null);
  /** What is fixed for the whole match: told once. */
  printed = $state.raw<Record<string, unknown>>({});
  entries = $state.raw<Entry[]>([]);

  /** What the game holds before the eyes, as soon as it is known which game that is. */
  momentsOf: (news: Event[], before: GameView, now: GameView) => Moment[] = () => [];

  /** Whether the reader wants no pauses any more until something is asked of them. */
  skipping = $state(false);

  #holding = new Holding<HeldMoment>(() => this.#drain());
  #queue: TableView[] = [];
  /** Views that tell what was missed, of which nothing is held. */
  #late = new WeakSet<TableView>();
  #timer = 0;
  #lastAct = -Infinity;
  /** Whose act was shown last, and how many there were in a row. */
  #row: { seat: number | null; acts: number } = { seat: null, acts: 0 };

  /** Whether anybody looks has changed, or what they look at has. */
  abstract look(): void;

  get moment(): HeldMoment | null {
    return this.#holding.now;
  }

  /** What is held has been seen. */
  goOn(): void {
    this.#holding.goOn();
  }

  /** The newest view, which may be still to be shown. */
  protected get newest(): TableView | null {
    return this.#queue[this.#queue.length - 1] ?? this.shown;
  }

  /** The number of the newest entry that is shown. */
  protected get after(): number {
    return this.entries[this.entries.length - 1]?.n ?? 0;
  }

  /** All that has come, shown or not. */
  protected get known(): Entry[] {
    return [...this.entries, ...this.#queue.flatMap(({ entries }) => entries)];
  }

  /** Acts of others are shown one at a time; nothing is shown twice. `late`: it tells what was missed. */
  arrive(view: TableView, late = false): void {
    const { newest } = this;
    if (newest && view.number <= newest.number) return;
    if (late) this.#late.add(view);
    this.#queue.push(view);
    if (!this.#timer) this.#drain();
  }

  #drain(): void {
    const next = this.#queue[0];
    if (!next || this.moment) return;
    const begun = this.#moves(next).find((move) => begins(move, next));
    const acted = this.shown !== null && begun !== undefined;
    const row = this.#row.acts > 0 && this.#row.seat === begun?.seat ? this.#row.acts + 1 : 1;
    const wait = acted && !this.skipping ? this.#lastAct + pause(row) - performance.now() : 0;
    if (wait > 0 && !document.hidden) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#take();
      }, wait);
    } else {
      this.#take();
    }
    if (acted) this.#lastAct = performance.now() + Math.max(0, wait);
  }

  #take(): void {
    this.#showNext();
    this.#drain();
  }

  /** All of an act that has come is shown in one frame, and what it led to is held as one. */
  #showNext(): void {
    const first = this.#queue.shift();
    if (!first) return;
    let act = first;
    for (let next; (next = this.#queue[0]) && this.#goesOn(next, act); this.#queue.shift()) {
      const entries = [...act.entries, ...next.entries];
      act = { ...next, entries, printed: next.printed ?? act.printed };
    }
    this.#show(act, this.#late.has(first));
  }

  #goesOn(next: TableView, before: TableView): boolean {
    const moves = this.#moves(next);
    return (
      moves.length > 0 &&
      moves.every(({ joins, seat }) => joins && seat !== next.seat) &&
      this.#moves(before).length > 0 &&
      !this.#late.has(next)
    );
  }

  /** The moves that this view tells of for the first time. */
  #moves({ entries }: TableView): MoveTold[] {
    return entries.filter(
      (entry): entry is MoveTold => entry.kind === 'move' && entry.n > this.after,
    );
  }

  /** Show at once what is still to come, as far as the next moment. */
  finish(): void {
    this.#stop();
    while (this.#queue.length && !this.moment) this.#showNext();
  }

  /** Show at once what there is now. */
  catchUp(): void {
    this.halt();
    for (const view of this.#queue.splice(0)) this.#show(view, true);
  }

  /** What is still to come does not come by itself. */
  protected halt(): void {
    this.#stop();
    this.#holding.drop();
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
  }

  #show(view: TableView, late: boolean): void {
    const { after, shown: before } = this;
    this.#count(view);
    const news = view.entries.filter((entry) => entry.n > after);
    if (news.length) this.entries = [...this.entries, ...news];
    if (view.printed) this.printed = view.printed;
    this.shown = view;
    if (view.view?.legal.length) this.skipping = false;
    if (document.hidden) this.look();
    else if (!late && before?.view && view.view) this.#hold(news, before.view, view.view);
  }

  #count(view: TableView): void {
    for (const { seat, joins } of this.#moves(view)) {
      if (seat !== this.#row.seat) this.#row = { seat, acts: 1 };
      else if (!joins) this.#row = { seat, acts: this.#row.acts + 1 };
    }
  }

  #hold(news: Entry[], before: GameView, now: GameView): void {
    const events = happeningsOf(news).map(({ event }) => event);
    const moments = this.momentsOf(events, before, now);
    this.#holding.begin(moments.map((moment) => ({ ...moment, before })));
  }
}
