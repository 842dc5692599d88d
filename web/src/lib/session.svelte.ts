// One seat's (or spectator's) connection to a table: views come in, moves go out.
// A lost connection is taken up again where it broke off. Where there is none, moves go by HTTP.
import {
  ApiError,
  get,
  post,
  type LogMessage,
  type Refusal,
  type TableView,
  type WhyNotMessage,
  type Who,
} from './api.ts';
import type { ForeseeMessage } from '../generated/messages.ts';
import { isDone, PATHS, type Deed } from './deeds.ts';
import { Line, LineLost } from './line.ts';
import { settings, type Pace } from './settings.svelte.ts';
import { Showing } from './showing.svelte.ts';

export type Link = 'connecting' | 'live' | 'lost' | 'gone';

/** Ends of a line after which there is nothing to see, with the word of the error. */
const FINAL: Partial<Record<number, string>> = {
  4401: 'nobody',
  4404: 'no-table',
  4409: 'rules-gone',
};
/** How often what was under way when a line was lost is sent again. */
const MOST_TRIES = 3;
const POLL_SECONDS = 20;
const LONGEST_WAIT = 8000;
/** Milliseconds after which a page that is hidden counts as closed, if its reader plays no seat. */
const DOZE = 20_000;

export class Session extends Showing {
  link = $state<Link>('connecting');
  /** Why there is nothing to see, as the word of an error. */
  trouble = $state<string | null>(null);
  /** The move that was sent and not yet confirmed. */
  pending = $state<string | null>(null);

  /** What is said besides a refusal's own words, where somebody learns. */
  added = '';

  #tries = 0;
  #retry = 0;
  #doze = 0;
  #asleep = false;
  #line: Line | null = null;
  /** What was last wished for over this line: a wish ends with it. */
  #wished: Pace | null = null;
  #closed = false;
  /** What was under way when the line was lost waits for the next one. */
  #waiting: { resolve: () => void; reject: (error: Error) => void }[] = [];

  /** `beside`: the session of the device's own person, whose line hears at once if the network fails. */
  constructor(
    readonly id: string,
    readonly who: Who = null,
    readonly beside: Session | null = null,
  ) {
    super();
  }

  /** Whether nothing may be asked of the reader now. */
  get resting(): boolean {
    return false;
  }

  /** Whether what is shown may be old: there is no connection. */
  get lost(): boolean {
    return this.link === 'lost' || (this.beside?.lost ?? false);
  }

  get #path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  // --- the connection -------------------------------------------------------------------------

  open(): void {
    this.#closed = false;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.halt();
    clearTimeout(this.#retry);
    clearTimeout(this.#doze);
    this.#hangUp();
    this.#giveUp('offline');
  }

  #hangUp(): void {
    this.#line?.close();
    this.#line = null;
  }

  /** Nothing more will come of what was under way. */
  #giveUp(word: string): void {
    for (const { reject } of this.#waiting.splice(0)) reject(new ApiError(word, '', 0));
  }

  /** Whether the reader plays a seat, and has not left it to a bot. */
  get #plays(): boolean {
    const seat = this.shown?.seat ?? null;
    return seat !== null && this.shown!.seats[seat]!.away === null;
  }

  /** Bots play on for those who watch. Who plays no seat and sees nothing does not watch. */
  look(): void {
    if (!document.hidden) {
      clearTimeout(this.#doze);
      this.#doze = 0;
      if (!this.#asleep) return;
      this.#asleep = false;
      this.#connect();
    } else if (!this.#doze && !this.#asleep) {
      this.#doze = window.setTimeout(() => {
        this.#doze = 0;
        if (this.#plays || this.#closed) return;
        this.#asleep = true;
        this.#hangUp();
      }, DOZE);
    }
  }

  #connect(): void {
    if (this.who) void this.#poll();
    else this.#listen();
  }

  #listen(): void {
    this.#hangUp();
    this.#wished = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const address = `${scheme}://${location.host}/api${this.#path}/live`;
    this.#line = new Line(`${address}?after=${this.after}&changes=true`, {
      view: (view, first) => {
        this.#live();
        this.arrive(view, first);
        this.wish();
        if (first) for (const { resolve } of this.#waiting.splice(0)) resolve();
      },
      silent: (silent) => {
        this.link = silent ? 'lost' : 'live';
      },
      lost: (code) => {
        const word = FINAL[code];
        if (word) this.#end(word);
        else if (this.shown) this.#lose(() => this.#listen());
        else void this.#fetch();
      },
    });
  }

  /** Whoever plays says how fast bots shall act: on every line, and when the setting has changed. */
  wish(): void {
    const pace = this.skipping ? 'at-once' : settings.pace;
    const line = this.#line;
    if (!line?.open || this.newest!.seat === null || pace === this.#wished) return;
    this.#wished = pace;
    line.tell({ type: 'pace', pace });
  }

  /** Bots don't pause any more until something is asked of the reader; what is held is held. */
  skip(): void {
    this.skipping = true;
    this.finish();
    this.wish();
  }

  /** No line comes about: perhaps the server can be asked all the same. */
  async #fetch(): Promise<void> {
    try {
      this.arrive(await get<TableView>(`${this.#path}/view?after=0`, this.who));
    } catch (error) {
      if (this.#refused(error)) return;
    }
    if (!this.#closed) this.#lose(() => this.#listen());
  }

  async #poll(): Promise<void> {
    while (!this.#closed && !this.#asleep) {
      try {
        const view = await get<TableView>(
          `${this.#path}/view?after=${this.after}&wait=${POLL_SECONDS}`,
          this.who,
        );
        this.#live();
        this.arrive(view);
      } catch (error) {
        if (this.#closed || (!this.shown && this.#refused(error))) return;
        this.#lose(() => void this.#poll());
        return;
      }
    }
  }

  /** Whether the server has said that there is nothing to see here. */
  #refused(error: unknown): boolean {
    const said = error instanceof ApiError && error.status >= 400 && error.status < 500;
    if (said) this.#end(error.word);
    return said;
  }

  #end(word: string): void {
    this.link = 'gone';
    this.trouble = word;
    this.#giveUp(word);
  }

  #live(): void {
    this.#tries = 0;
    this.link = 'live';
  }

  #lose(again: () => void): void {
    this.link = this.shown ? 'lost' : 'connecting';
    const wait = Math.min(LONGEST_WAIT, 400 * 2 ** this.#tries++);
    clearTimeout(this.#retry);
    this.#retry = window.setTimeout(again, wait);
  }

  /** The device says that it has no network: that is not all networks, so the server is asked. */
  doubt(): void {
    this.#line?.probe();
  }

  /** Try again now, not when the wait is over: the network came back. */
  hurry(): void {
    if (this.link !== 'lost' || this.#closed) return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#connect();
  }

  /** Older entries than the newest 200, for the log. */
  async older(): Promise<void> {
    const first = this.entries[0]?.n ?? 1;
    if (first <= 1) return;
    const from = Math.max(0, first - 201);
    const { entries } = await get<LogMessage>(
      `${this.#path}/log?after=${from}&limit=200`,
      this.who,
    );
    this.entries = [...entries.filter((entry) => entry.n < first), ...this.entries];
  }

  // --- acting ---------------------------------------------------------------------------------

  async #post(path: string, body: object): Promise<void> {
    try {
      this.arrive(await post<TableView>(`${this.#path}/${path}`, body, this.who));
    } catch (error) {
      if (error instanceof ApiError && error.word === 'stale' && error.body.now) {
        this.arrive(error.body.now as TableView);
      }
      throw error;
    }
  }

  /** The line was lost while this was under way. A move names the number it was made on: if it was
   *  done, the view of the next line shows it; if not, it is sent again, and never done twice. What
   *  is said has no such number: the speaker says it again. */
  async #act(deed: Deed): Promise<void> {
    const { type, ...form } = deed;
    if (!this.#line?.open) return await this.#post(PATHS[type], form);
    const sentOn = 'on' in deed ? deed.on : this.newest!.number;
    for (let tries = 1; ; tries++) {
      try {
        if (!this.#line) throw new LineLost();
        await this.#line.ask(deed);
        return;
      } catch (error) {
        if (!(error instanceof LineLost)) {
          if (tries > 1 && this.#isDone(deed, sentOn)) return;
          throw error;
        }
      }
      await this.#resumed();
      if (this.#isDone(deed, sentOn)) return;
      if (type === 'chat' || tries === MOST_TRIES) throw new ApiError('offline', '', 0);
    }
  }

  /** The next line has told what there is. */
  #resumed(): Promise<void> {
    if (this.#closed) return Promise.reject(new ApiError('offline', '', 0));
    if (this.link === 'gone') return Promise.reject(new ApiError(this.trouble!, '', 0));
    return new Promise((resolve, reject) => this.#waiting.push({ resolve, reject }));
  }

  #isDone(deed: Deed, sentOn: number): boolean {
    const since = this.known.filter(({ n }) => n > sentOn);
    return isDone(deed, this.newest!, since);
  }

  get #on(): number {
    return this.shown?.number ?? 0;
  }

  async play(move: string): Promise<void> {
    if (this.pending) return;
    this.pending = move;
    try {
      await this.#act({ type: 'move', on: this.#on, move });
    } finally {
      this.pending = null;
    }
  }

  undo = (): Promise<void> => this.#act({ type: 'undo', on: this.#on });
  chat = (text: string): Promise<void> => this.#act({ type: 'chat', text });
  leave = (): Promise<void> => this.#act({ type: 'leave' });
  standIn = (seat: number): Promise<void> => this.#post(`seats/${seat}/stand-in`, {});
  /** What the bot has done meanwhile is not looked at move by move any more. */
  async comeBack(): Promise<void> {
    await this.#act({ type: 'return' });
    this.catchUp();
  }
  resign = (): Promise<void> => this.#post('resign', {});
  /** Want the game to end without a result, or to be played on. */
  end = (agree: boolean): Promise<void> => this.#post('end', { agree });

  /** Questions change nothing: they may be asked again, another way. */
  async #overLine<T>(ask: (line: Line) => Promise<T>): Promise<T | null> {
    if (!this.#line?.open) return null;
    try {
      return await ask(this.#line);
    } catch (error) {
      if (error instanceof LineLost) return null;
      throw error;
    }
  }

  /** What each legal move would do, in the view whose number it says. */
  async foresee(): Promise<ForeseeMessage> {
    const answer = await this.#overLine((line) => line.ask({ type: 'foresee' }));
    return answer ?? (await get<ForeseeMessage>(`${this.#path}/foresee`, this.who));
  }

  async whyNot(move: string): Promise<Refusal | null> {
    const answer = await this.#overLine((line) => line.ask({ type: 'why-not', move }));
    const address = `${this.#path}/why-not?move=${encodeURIComponent(move)}`;
    return (answer ?? (await get<WhyNotMessage>(address, this.who))).refusal;
  }
}
