// The server's messages (docs/api.md), under the names that the page has for them, and how to ask for
// them. Their types are made from those of the server (tools/types.py).
import type {
  EventView,
  FairnessMessage,
  Frame as AnyFrame,
  GameMessage,
  MatchView,
  RefusalView,
  ReplayMessage,
  ResultView,
  SeatMessage,
  ViewMessage,
} from '../generated/messages.ts';

export type {
  AnyTold as Entry,
  BotsMessage,
  DevicesMessage as Devices,
  ClockMessage as Clock,
  GamesMessage,
  GameWordsMessage,
  InviteMessage as Invite,
  LinkMessage,
  ListMessage,
  LogMessage,
  MeMessage,
  OutlineMessage as Outline,
  Played,
  RowMessage as Row,
  SeatForm as SeatWish,
  TableForm as NewTable,
  WhyNotMessage,
} from '../generated/messages.ts';
export type Event = EventView;
export type Refusal = RefusalView;
export type SeatView = SeatMessage;
export type GameFacts = GameMessage;
export type OptionFacts = GameMessage['options'][string][number];
export type Options = MatchView['options'];
export type Fairness = FairnessMessage;
/** Of each seat, what counts: name and value. */
export type Result = Omit<ResultView, 'score'> & { score: [string, number][][] };
/** What a game shows; its table is the game's own. */
export type GameView<Table = MatchView['table']> = Omit<MatchView, 'table' | 'result'> & {
  table: Table;
  result: Result | null;
};
export type TableView = Omit<ViewMessage, 'view'> & { view: GameView | null };
export type Frame = Omit<AnyFrame, 'view'> & { view: GameView };
export type Replay = Omit<ReplayMessage, 'frames'> & { frames: Frame[] };

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
    throw new ApiError('offline', 'The server is not answering.', 0);
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
