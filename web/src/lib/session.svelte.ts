// One seat's (or spectator's) connection to a table: views come in, moves go out.
// A lost connection is taken up again where it broke off.
import {
  ApiError,
  get,
  post,
  type Entry,
  type LogMessage,
  type Refusal,
  type TableView,
  type WhyNotMessage,
  type Who,
} from './api.ts';
import type { ForeseeMessage } from '../generated/messages.ts';
import { pause } from './settings.svelte.ts';

export type Link = 'connecting' | 'live' | 'lost' | 'gone';

const FINAL = new Set([4401, 4404, 4409]);
const POLL_SECONDS = 20;
const LONGEST_WAIT = 8000;
/** Milliseconds after which a page that is hidden counts as closed, if its reader plays no seat. */
const DOZE = 20_000;

export class Session {
  shown = $state.raw<TableView | null>(null);
  entries = $state.raw<Entry[]>([]);
  link = $state<Link>('connecting');
  /** Why there is nothing to see, as the word of an error. */
  trouble = $state<string | null>(null);
  /** The move that was sent and not yet confirmed. */
  pending = $state<string | null>(null);

  #queue: TableView[] = [];
  #timer = 0;
  #lastMove = 0;
  #tries = 0;
  #retry = 0;
  #doze = 0;
  #asleep = false;
  #socket: WebSocket | null = null;
  #closed = false;

  constructor(
    readonly id: string,
    readonly who: Who = null,
  ) {}

  get #path(): string {
    return `/tables/${encodeURIComponent(this.id)}`;
  }

  // --- the connection -------------------------------------------------------------------------

  async open(): Promise<void> {
    this.#closed = false;
    try {
      this.#show(await get<TableView>(`${this.#path}/view?after=0`, this.who));
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        this.link = 'gone';
        this.trouble = error.word;
        return;
      }
      this.#lose(() => void this.open());
      return;
    }
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#retry);
    clearTimeout(this.#doze);
    this.#socket?.close();
    this.#socket = null;
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
        this.#socket?.close();
        this.#socket = null;
      }, DOZE);
    }
  }

  #connect(): void {
    if (this.who) void this.#poll();
    else this.#listen();
  }

  get #after(): number {
    return this.entries[this.entries.length - 1]?.n ?? 0;
  }

  #listen(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api${this.#path}/live?after=${this.#after}`,
    );
    this.#socket = socket;
    socket.onmessage = (message) => {
      const data = JSON.parse(String(message.data)) as { type: string };
      if (data.type === 'view') {
        this.#live();
        this.#arrive(data as TableView);
      }
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (FINAL.has(event.code)) {
        this.link = 'gone';
        this.trouble = event.code === 4409 ? 'rules-gone' : 'no-table';
      } else {
        this.#lose(() => this.#listen());
      }
    };
  }

  async #poll(): Promise<void> {
    while (!this.#closed && !this.#asleep) {
      try {
        const view = await get<TableView>(
          `${this.#path}/view?after=${this.#after}&wait=${POLL_SECONDS}`,
          this.who,
        );
        this.#live();
        this.#arrive(view);
      } catch {
        if (this.#closed) return;
        this.#lose(() => void this.#poll());
        return;
      }
    }
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

  /** Try again now, not when the wait is over: the network came back. */
  hurry(): void {
    if (this.link !== 'lost' || this.#closed) return;
    clearTimeout(this.#retry);
    this.#tries = 0;
    this.#connect();
  }

  // --- what is shown --------------------------------------------------------------------------

  /** Moves of others are shown one at a time. */
  #arrive(view: TableView): void {
    const newest = this.#queue[this.#queue.length - 1] ?? this.shown;
    if (newest && view.number < newest.number) return;
    this.#queue.push(view);
    if (!this.#timer) this.#drain();
  }

  #drain(): void {
    const next = this.#queue[0];
    if (!next) return;
    const news = next.entries.filter((entry) => entry.n > this.#after);
    const moved = news.some((entry) => entry.kind === 'move' && entry.seat !== next.seat);
    const wait = moved ? this.#lastMove + pause() - performance.now() : 0;
    if (wait > 0 && !document.hidden) {
      this.#timer = window.setTimeout(() => {
        this.#timer = 0;
        this.#take();
      }, wait);
    } else {
      this.#take();
    }
    if (moved) this.#lastMove = performance.now() + Math.max(0, wait);
  }

  #take(): void {
    const view = this.#queue.shift();
    if (view) this.#show(view);
    this.#drain();
  }

  /** Show at once what is still to come. */
  finish(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    for (const view of this.#queue.splice(0)) this.#show(view);
  }

  #show(view: TableView): void {
    const after = this.#after;
    const news = view.entries.filter((entry) => entry.n > after);
    if (news.length) this.entries = [...this.entries, ...news];
    this.shown = view;
    if (document.hidden) this.look();
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

  async #act(path: string, body: object): Promise<void> {
    try {
      this.#arrive(await post<TableView>(`${this.#path}/${path}`, body, this.who));
    } catch (error) {
      if (error instanceof ApiError && error.word === 'stale' && error.body.now) {
        this.#arrive(error.body.now as TableView);
      }
      throw error;
    }
  }

  get #on(): number {
    return this.shown?.number ?? 0;
  }

  async play(move: string): Promise<void> {
    if (this.pending) return;
    this.pending = move;
    try {
      await this.#act('moves', { on: this.#on, move });
    } finally {
      this.pending = null;
    }
  }

  undo = (): Promise<void> => this.#act('undo', { on: this.#on });
  chat = (text: string): Promise<void> => this.#act('chat', { text });
  leave = (): Promise<void> => this.#act('leave', {});
  standIn = (seat: number): Promise<void> => this.#act(`seats/${seat}/stand-in`, {});
  /** What the bot has done meanwhile is not looked at move by move any more. */
  async comeBack(): Promise<void> {
    await this.#act('return', {});
    this.finish();
  }
  start = (fill?: string): Promise<void> => this.#act('start', fill ? { fill } : {});

  /** An answer of the server that brought a newer view along. */
  accept(view: TableView): void {
    this.#arrive(view);
  }

  /** What each legal move would do, in the view whose number it says. */
  async foresee(): Promise<ForeseeMessage> {
    return await get<ForeseeMessage>(`${this.#path}/foresee`, this.who);
  }

  async whyNot(move: string): Promise<Refusal | null> {
    const address = `${this.#path}/why-not?move=${encodeURIComponent(move)}`;
    return (await get<WhyNotMessage>(address, this.who)).refusal;
  }
}
