// The server's messages (docs/api.md) and how to ask for them.
export interface Event {
  id: string;
  args: Record<string, unknown>;
}
export interface Refusal {
  rule: string;
  id: string;
  args: Record<string, unknown>;
}
export interface Result {
  places: number[];
  score: [string, number][][];
  reason: string;
  rule: string;
}

export interface GameView<Table = Record<string, unknown>> {
  game: string;
  seat: number | null;
  players: number;
  options: Options;
  to_act: number[];
  legal: string[];
  undo: boolean;
  table: Table;
  result: Result | null;
}

export type Options = Record<string, boolean | number | string>;
export interface Clock {
  left: number;
  since: number | null;
}
/** Moves of a seat by one player (null: the person), by their numbers in the record. */
export interface Played {
  bot: string | null;
  first: number;
  last: number;
}
export interface SeatView {
  kind: 'open' | 'person' | 'bot';
  name: string | null;
  bot: string | null;
  you: boolean;
  away: null | 'left' | 'time' | 'waited';
  entropy: boolean;
  clock: Clock | null;
  played: Played[] | null;
}

export interface TableFacts {
  id: string;
  game: string;
  rules: string;
  players: number;
  options: Options;
  status: 'open' | 'playing' | 'over' | 'closed';
  visibility: 'private' | 'public';
  owner: boolean;
  clock: { bank: number; increment: number } | null;
  stand_in: string;
  commitment: string | null;
  created: number;
  started: number | null;
  finished: number | null;
  imported: boolean;
}

export interface Entry {
  n: number;
  kind:
    'open' | 'seat' | 'entropy' | 'start' | 'move' | 'undo' | 'chat' | 'away' | 'back' | 'close';
  at: number;
  seat?: number | null;
  move?: string | null;
  events?: Event[];
  bot?: string | null;
  instead?: { asked: string; why: string } | null;
  undoes?: number | null;
  now?: { kind: string; name: string | null; bot: string | null };
  name?: string;
  text?: string;
  why?: string;
}

export interface TableView {
  type: 'view';
  number: number;
  seat: number | null;
  table: TableFacts;
  seats: SeatView[];
  view: GameView | null;
  entries: Entry[];
  more: boolean;
}

export interface Row {
  id: string;
  game: string;
  title: string;
  rules: string;
  playable: boolean;
  players: number;
  status: TableFacts['status'];
  visibility: 'private' | 'public';
  owner: boolean;
  seat: number | null;
  waits: boolean;
  seats: { kind: SeatView['kind']; name: string | null; bot: string | null; away: boolean }[];
  created: number;
  changed: number;
  finished: number | null;
  places: number[] | null;
  invite?: { token: string; link: string } | null;
}

export interface OptionFacts {
  name: string;
  rule: string;
  kind: 'switch' | 'number' | 'choice';
  default: boolean | number | string;
  choices: string[];
  low: number | null;
  high: number | null;
}

export interface GameFacts {
  name: string;
  title: string;
  rules: string;
  players: [number, number];
  authors: string[];
  publisher: string;
  year: number;
  hidden: string[];
  simultaneous: boolean;
  options: Record<string, OptionFacts[]>;
}

export interface Frame {
  move: number;
  seat: number | null;
  text: string | null;
  events: Event[];
  view: GameView;
}
export interface Replay {
  seat: number | null;
  moves: number;
  frames: Frame[];
}
export interface Fairness {
  commitment: string | null;
  setup: Record<string, unknown>;
  entropy: string[] | null;
  seed: string | null;
}
export interface SeatWish {
  kind: 'me' | 'open' | 'bot';
  bot?: string;
}

export interface NewTable {
  game: string;
  players: number;
  options: Options;
  seats: SeatWish[];
  visibility?: 'private' | 'public';
  clock?: { bank: number; increment: number } | null;
}

/** The server said no; `word` is for programs (message `error-WORD`). */
export class ApiError extends Error {
  constructor(
    readonly word: string,
    message: string,
    readonly status: number,
    readonly body: Record<string, unknown> = {},
  ) {
    super(message);
  }

  get refusal(): Refusal | null {
    return (this.body.refusal as Refusal | undefined) ?? null;
  }
}

/** Who asks: the person of the cookie, or one whose secret this device holds (hot seat). */
export type Who = { secret: string } | null;

export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  who: Who = null,
): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (who) headers.Authorization = `Bearer ${who.secret}`;
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      headers,
      body: body === undefined ? null : JSON.stringify(body),
      credentials: who ? 'omit' : 'same-origin',
    });
  } catch {
    throw new ApiError('offline', 'The server does not answer.', 0);
  }
  const data = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
  if (answer.ok) return data as T;
  throw new ApiError(
    String(data.error ?? 'unknown'),
    String(data.message ?? answer.statusText),
    answer.status,
    data,
  );
}

export const get = <T>(path: string, who: Who = null): Promise<T> =>
  ask<T>('GET', path, undefined, who);
export const post = <T>(path: string, body: unknown = {}, who: Who = null): Promise<T> =>
  ask<T>('POST', path, body, who);
export const put = <T>(path: string, body: unknown, who: Who = null): Promise<T> =>
  ask<T>('PUT', path, body, who);
