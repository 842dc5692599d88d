// What the frame and a game's board work on: the view that is shown, and what can be done with it.
import type {
  AnyTable,
  GameModule,
  Happening,
  HeldMoment,
  Person,
  Stage,
} from '../games/contract.ts';
import { ApiError, type GameView, type Refusal, type TableView } from '../lib/api.ts';
import type { ForeseeMessage, ForeseenMessage } from '../generated/messages.ts';
import { happeningsOf } from '../lib/entries.ts';
import { changed } from '../lib/foresight.ts';
import { thingsOf, type Texts, type Things } from '../lib/fluent.ts';
import { language, t } from '../lib/language.svelte.ts';
import { people } from '../lib/people.ts';
import type { Session } from '../lib/session.svelte.ts';
import { Again } from './again.svelte.ts';
import { lastUndone, undoneText } from './undone.ts';

/** A question that was asked by pressing something that is not possible now. */
export interface Question {
  title: string;
  answer: string;
  rule: string;
  at: DOMRect;
  from: Element | null;
}

/**
 * Milliseconds after which a single answer is given, if somebody could learn from the time that there
 * was no choice. Where a game is discreet about that, no answer is given sooner, free or not.
 */
export const BEAT = 700;

export class LiveStage implements Stage<AnyTable> {
  question = $state.raw<Question | null>(null);
  /** The rule that the rules are open at, if they are. */
  cited = $state<string | null>(null);
  /** Something went wrong with what was asked for. */
  trouble = $state<string | null>(null);

  /** The legal move that is being considered: another view may have made it impossible. */
  get chosen(): string | null {
    return this.#considered !== null && this.can(this.#considered) ? this.#considered : null;
  }
  set chosen(move: string | null) {
    this.#considered = move;
    this.#putBy = false;
  }
  #considered = $state<string | null>(null);
  /** Whether what is considered waits for the turn, which somebody has taken back. */
  #putBy = false;
  /** Whether what went wrong was the connection. */
  #unheard = false;

  /** What is being carried out: until then nothing else is begun. */
  #playing = $state<string | null>(null);
  /** The view on which it was sent: a second press on the same view is a slip, one on the next is meant. */
  #sentOn: GameView | null = null;
  #next: string | null = null;
  /** The newest view in which something was asked, and since when. */
  #asked: { shown: TableView; at: number } | null = null;
  #ahead = $state.raw<{ shown: TableView; moves: ForeseeMessage['moves'] } | null>(null);

  /** Moves of others that are seen once more, over the game as it stands. */
  readonly again: Again;

  readonly view: GameView = $derived.by(() => this.again.step?.view ?? this.session.shown!.view!);
  readonly people: readonly Person[] = $derived.by(() =>
    people(this.session.id, this.session.shown!.seats, this.module.identities?.(this.view)),
  );
  readonly names: readonly string[] = $derived.by(() => this.people.map(({ name }) => name));
  readonly #things: Things = $derived.by(() => thingsOf(this.session.printed, this.view.table));
  readonly texts: Texts = $derived.by(() => language.texts(this.game).about(this.#things));
  readonly happenings: readonly Happening[] = $derived.by(() => {
    const upTo = this.again.step?.n ?? Infinity;
    return happeningsOf(this.session.entries.filter(({ n }) => n <= upTo));
  });
  readonly #legal: Set<string> = $derived.by(() => new Set(this.view.legal));

  constructor(
    readonly session: Session,
    readonly game: string,
    readonly module: GameModule,
  ) {
    session.momentsOf = (...what) => module.moments?.(...what) ?? [];
    this.again = new Again(session, module);
  }

  get printed(): AnyTable {
    return this.session.printed;
  }

  /** Whether the game is over: with a result, or ended by its players. */
  get over(): boolean {
    return this.session.shown!.table.status === 'over';
  }

  get live(): boolean {
    return !this.again.step && this.view.seat !== null && !this.over;
  }

  get pending(): string | null {
    return this.session.pending ?? this.#playing;
  }

  get moment(): HeldMoment | null {
    return this.again.step ? this.again.step.moment : this.session.moment;
  }

  /** Whether it is the reader's turn to decide. */
  get mine(): boolean {
    return (
      !this.moment &&
      !this.again.step &&
      !this.session.resting &&
      this.view.seat !== null &&
      this.view.to_act.includes(this.view.seat) &&
      !this.people[this.view.seat]!.away
    );
  }

  /** Whether somebody else plays here who could notice how long an answer took; bots don't. */
  get watched(): boolean {
    return this.people.some(({ seat, bot }) => bot === null && seat !== this.view.seat);
  }

  /** Asked for once per view, when it is the reader's turn; until it is here, nothing is shown. */
  async lookAhead(): Promise<void> {
    const shown = this.session.shown!;
    if (!this.mine) return;
    if (this.#asked?.shown !== shown) this.#asked = { shown, at: performance.now() };
    if (this.#ahead?.shown === shown) return;
    try {
      const { number, moves } = await this.session.foresee();
      if (this.session.shown === shown && shown.number === number) this.#ahead = { shown, moves };
    } catch {
      // The line is lost: the next view asks again.
    }
  }

  /** Who has just taken back what, if anybody else has. */
  get takenBack(): string | null {
    const { entries } = this.session;
    const undo = lastUndone(entries, this.view.seat);
    return undo && undoneText(undo, entries, this.texts, this.people, this.module);
  }

  /** There is another view, or the connection is back. */
  lookAgain(): void {
    if (this.#unheard) this.trouble = null;
    this.#unheard = false;
    if (this.#considered === null) return;
    const { seat, to_act } = this.view;
    if (seat !== null && to_act.includes(seat)) {
      if (!this.#legal.has(this.#considered)) this.chosen = null;
      this.#putBy = false;
    } else if (this.takenBack) this.#putBy = true;
    else if (!this.#putBy) this.chosen = null;
  }

  foreseen(move: string): ForeseenMessage | null {
    const known = this.#ahead?.shown === this.session.shown;
    return known ? (this.#ahead!.moves[move] ?? null) : null;
  }

  get then(): AnyTable {
    const changes = this.chosen ? this.foreseen(this.chosen)?.then : null;
    return changes ? changed(this.view.table, changes) : this.view.table;
  }

  can(move: string): boolean {
    return this.mine && this.#legal.has(move);
  }

  press(move: string, at: Element, box?: DOMRect): void {
    this.session.finish();
    if (this.again.step) this.again.stop();
    else if (this.moment) this.session.goOn();
    else if (!this.can(move)) void this.ask(move, at, box);
    else if (this.chosen === move) void this.play(move);
    else this.chosen = move;
  }

  /** A button was pressed. What is easily regretted is considered first. */
  choose(move: string): void {
    if (this.chosen !== move && this.module.asksTwice?.(this, move)) this.chosen = move;
    else void this.play(move);
  }

  /** While a move is carried out the next one waits, if the reader has seen what the first came to. */
  async play(move: string): Promise<void> {
    if (this.#playing) {
      const seen = this.#sentOn !== null && this.view !== this.#sentOn;
      if (seen && move !== this.#playing) this.#next = move;
      return;
    }
    this.#playing = move;
    this.trouble = null;
    this.question = null;
    const considered = this.#considered;
    try {
      const wait = this.#beforeBeat;
      if (wait > 0) await new Promise((go) => setTimeout(go, wait));
      for (const first of this.module.before?.(this, move) ?? []) await this.#send(first);
      this.#sentOn = this.view;
      await this.#send(move);
      if (this.#considered === considered) this.chosen = null;
    } catch (error) {
      this.#next = null;
      this.#fail(error, move); // what was considered stays, as far as it is still possible
    } finally {
      this.#playing = this.#sentOn = null;
    }
    const next = this.#next;
    this.#next = null;
    // What was pressed is not lost because something is held before the eyes meanwhile.
    if (next && this.#legal.has(next)) await this.play(next);
  }

  /** Milliseconds until an answer may be seen to be given. */
  get #beforeBeat(): number {
    if (this.#asked?.shown !== this.session.shown) return 0;
    if (!this.watched || !this.module.discreet?.(this.view)) return 0;
    return this.#asked.at + BEAT - performance.now();
  }

  /** Where several decide at once, what the others do meanwhile doesn't stand in the way. */
  async #send(move: string): Promise<void> {
    const together = this.view.to_act.length > 1;
    for (let tries = 0; ; tries++) {
      try {
        await this.session.play(move);
        if (together) this.session.finish();
        return;
      } catch (error) {
        const stale = error instanceof ApiError && error.word === 'stale';
        if (!stale || !together || tries > 3) throw error;
        this.session.catchUp();
        if (!this.can(move)) throw error;
      }
    }
  }

  async undo(at: Element | null = null): Promise<void> {
    if (!this.view.undo) {
      this.#answer(t('undo-why-not'), { rule: '', id: 'nothing-to-undo', args: {} }, at);
      return;
    }
    try {
      await this.session.undo();
    } catch (error) {
      this.#fail(error, '');
    }
  }

  /** Leave the seat to a bot, take it back, or let a bot play for somebody who does not come. */
  async seat(change: (session: Session) => Promise<void>): Promise<void> {
    try {
      await change(this.session);
    } catch (error) {
      this.#fail(error, '');
    }
  }

  /** Whether it was heard: if not, it can be said again. */
  async say(text: string): Promise<boolean> {
    try {
      await this.session.chat(text);
      return true;
    } catch (error) {
      this.#fail(error, '');
      return false;
    }
  }

  /** See these moves of others once more, by the numbers of their entries. */
  async see(moves: readonly number[]): Promise<void> {
    this.chosen = null;
    try {
      await this.again.show(moves);
    } catch (error) {
      this.#fail(error, '');
    }
  }

  /** Why this move is not possible now. */
  async ask(move: string, at: Element, box?: DOMRect): Promise<void> {
    if (!this.live) return;
    try {
      const refusal = await this.session.whyNot(move);
      if (refusal)
        this.#answer(
          t('question-why-not', { what: this.texts.move(move, this.names) }),
          refusal,
          at,
          box,
        );
    } catch (error) {
      this.#fail(error, move);
    }
  }

  #answer(title: string, refusal: Refusal, at: Element | null, box?: DOMRect): void {
    const place =
      box ?? at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
    this.question = {
      title,
      answer: [this.texts.refusal(refusal, this.names), this.session.added]
        .filter(Boolean)
        .join(' '),
      rule: refusal.rule,
      at: place,
      from: at,
    };
  }

  #fail(error: unknown, move: string): void {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal && move)
      this.#answer(
        t('question-why-not', { what: this.texts.move(move, this.names) }),
        error.refusal,
        null,
      );
    else {
      this.trouble = t(`error-${error.word}`);
      this.#unheard = error.word === 'offline';
    }
  }

  cite = (rule: string): void => {
    this.cited = rule;
    this.question = null;
  };
}
