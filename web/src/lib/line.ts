// A socket to a table: views come in, whole or by what has changed; what is asked is answered by id.
import type {
  AnyAnswer,
  AnyHeard,
  AnySent,
  ChangeMessage,
  DoneAnswer,
  ErrorAnswer,
  ForeseeAnswer,
  PongAnswer,
  ViewMessage,
  WhyNotAnswer,
} from '../generated/messages.ts';
import { ApiError, type TableView } from './api.ts';
import { changed } from './foresight.ts';

/** Milliseconds without an answer after which a line is given up: some die without a word. */
const PATIENCE = 10_000;
/** The same for the first view: when everybody comes back at once, a server takes longer. */
const OPENING = 20_000;
/** Milliseconds without a word after which the other end is asked whether it is there, */
const SILENCE = 2500;
/** and after which, without an answer, the line counts as silent until something is heard. */
const DOUBT = 2000;

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Message = WithoutId<AnySent>;
/** What a message is answered with, unless it is refused. */
type AnswerTo<M extends Message> = M['type'] extends 'why-not'
  ? WhyNotAnswer
  : M['type'] extends 'foresee'
    ? ForeseeAnswer
    : M['type'] extends 'ping'
      ? PongAnswer
      : DoneAnswer;
type Heard = TableView | Exclude<AnyHeard, ViewMessage>;

/** The line was lost before the answer came: it can't be known whether the message arrived. */
export class LineLost extends Error {}

interface Asked {
  answer: Exclude<AnyAnswer, ErrorAnswer> | null;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  timer: number;
}

export interface Listener {
  /** `first`: with this view the line is open. */
  view: (view: TableView, first: boolean) => void;
  /** Nothing is heard any more; or something is again. */
  silent: (silent: boolean) => void;
  /** With the code of its end. */
  lost: (code: number) => void;
}

export class Line {
  #socket: WebSocket;
  #asked = new Map<number, Asked>();
  #count = 0;
  /** The newest that came over this line: changes are changes of it. */
  #view: TableView | null = null;
  #closed = false;
  #silent = false;
  #watch: number;

  constructor(
    address: string,
    readonly listener: Listener,
  ) {
    this.#socket = new WebSocket(address);
    this.#socket.onmessage = ({ data }) => this.#hear(JSON.parse(String(data)) as Heard);
    this.#socket.onclose = ({ code }) => this.#lose(code);
    this.#watch = window.setTimeout(() => this.#lose(0), OPENING);
  }

  /** Whether something may be asked: it has told what there is, and was not lost. */
  get open(): boolean {
    return this.#view !== null && !this.#closed;
  }

  ask<M extends Message>(message: M): Promise<AnswerTo<M>> {
    if (!this.open) return Promise.reject(new LineLost());
    const id = ++this.#count;
    return new Promise<AnswerTo<M>>((resolve, reject) => {
      const timer = window.setTimeout(() => this.#lose(0), PATIENCE);
      this.#asked.set(id, { answer: null, resolve, reject, timer });
      this.#socket.send(JSON.stringify({ ...message, id }));
    });
  }

  /** Say something to which no answer is awaited. */
  tell(message: Message): void {
    if (this.open) this.#socket.send(JSON.stringify(message));
  }

  /** Find out whether anybody is there. */
  probe(): void {
    if (!this.open) return;
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(() => this.#doubt(true), DOUBT);
    this.ask({ type: 'ping' }).catch(() => {});
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#watch);
    this.#socket.onmessage = this.#socket.onclose = null;
    this.#socket.close();
    for (const id of [...this.#asked.keys()]) this.#forget(id)!.reject(new LineLost());
  }

  #lose(code: number): void {
    this.close();
    this.listener.lost(code);
  }

  /** Nobody looks at a hidden page: it asks when it is seen again. */
  #await(): void {
    clearTimeout(this.#watch);
    this.#watch = window.setTimeout(
      () => (document.hidden ? this.#await() : this.probe()),
      SILENCE,
    );
  }

  #doubt(silent: boolean): void {
    if (this.#silent === silent) return;
    this.#silent = silent;
    this.listener.silent(silent);
  }

  #hear(message: Heard): void {
    this.#doubt(false);
    this.#await();
    if (message.type === 'view') this.#show(message);
    else if (message.type === 'change') this.#change(message);
    else if (message.type === 'error') this.#refuse(message);
    else {
      const asked = this.#asked.get(Number(message.id));
      if (asked) asked.answer = message;
      this.#settle();
    }
  }

  #show(view: TableView): void {
    const first = this.#view === null;
    this.#view = view;
    this.listener.view(view, first);
    this.#settle();
  }

  #change({ number, on, change, entries }: ChangeMessage): void {
    if (this.#view?.number !== on) {
      this.#lose(0); // the next line begins with a whole view
      return;
    }
    const { table, seats, view } = this.#view;
    const now = changed({ table, seats, view }, change);
    this.#show({ ...this.#view, ...now, number, entries, printed: null, more: false });
  }

  #refuse(message: ErrorAnswer): void {
    const { error, message: words } = message;
    this.#forget(Number(message.id))?.reject(new ApiError(error, words, 0, { ...message }));
  }

  /** Whoever is told that something was done has seen it: the view may come after the answer. */
  #settle(): void {
    for (const [id, { answer }] of [...this.#asked]) {
      if (!answer || (answer.type === 'done' && answer.number > this.#view!.number)) continue;
      this.#forget(id)!.resolve(answer as never);
    }
  }

  #forget(id: number): Asked | undefined {
    const asked = this.#asked.get(id);
    clearTimeout(asked?.timer);
    this.#asked.delete(id);
    return asked;
  }
}
