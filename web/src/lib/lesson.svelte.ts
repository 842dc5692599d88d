// A step of a lesson, or a puzzle: a table that is kept nowhere. The server is told the moves that the
// learner has made in the step, and answers with what then is; the others are played for.
import type {
  CoachMessage,
  ForeseeMessage,
  LessonMessage,
  StepMessage,
  StepWhyNotMessage,
} from '../generated/messages.ts';
import { ApiError, get, post, type Refusal, type TableView } from './api.ts';
import { Session } from './session.svelte.ts';

export type Lesson = LessonMessage;
export type Step = StepMessage;

type Coaching = Omit<CoachMessage, 'views'> & { views: TableView[] };

const path = (game: string): string => `/games/${encodeURIComponent(game)}/lesson`;

export const readLesson = (game: string, language: string): Promise<Lesson> =>
  get<Lesson>(`${path(game)}?lang=${language}`);

/** A table of one's own that begins as the step does. */
export const playOn = (game: string, step: string): Promise<TableView> =>
  post<TableView>(`${path(game)}/${step}/table`, {});

export class LessonSession extends Session {
  /** What the coach says; what is shown may be still behind it. */
  coaching = $state.raw<Omit<Coaching, 'views'> | null>(null);
  #moves: string[] = [];
  #last = $state(0);

  constructor(
    readonly game: string,
    readonly step: string,
    /** What a text says, by its id. */
    readonly say: (id: string) => string,
    /** The step begins anew. */
    readonly again: () => void,
  ) {
    super(`lesson-${step}`);
  }

  /** Whether all that has happened is shown. */
  get settled(): boolean {
    return this.shown !== null && this.shown.number >= this.#last && !this.moment;
  }

  /** Whether nothing more is asked in this step: it was done, or tried, or is a game of one's own. */
  get ended(): boolean {
    return this.settled && ['done', 'wrong', 'free'].includes(this.coaching?.stage ?? '');
  }

  override get resting(): boolean {
    const { stage } = this.coaching ?? {};
    return !this.settled || (stage !== 'task' && stage !== 'going');
  }

  get #path(): string {
    return `${path(this.game)}/${this.step}`;
  }

  override open(): void {
    void this.#tell([]).catch((error: unknown) => {
      this.link = 'gone';
      this.trouble = error instanceof ApiError ? error.word : 'offline';
    });
  }

  override close(): void {
    this.halt();
  }

  override look(): void {}
  override wish(): void {}
  override doubt(): void {}
  override hurry(): void {}

  async #tell(moves: string[]): Promise<void> {
    const told = await post<Coaching>(this.#path, { moves, after: this.after });
    const { views, ...coaching } = told;
    this.#moves = moves;
    this.#last = views[views.length - 1]!.number;
    this.coaching = coaching;
    this.link = 'live';
    for (const view of views) this.arrive(view);
  }

  override async play(move: string): Promise<void> {
    if (this.pending) return;
    this.pending = move;
    try {
      await this.#tell([...this.#moves, move]);
    } finally {
      this.pending = null;
    }
  }

  /** A step is tried again as a whole. */
  override undo = (): Promise<void> => {
    this.again();
    return Promise.resolve();
  };

  override foresee(): Promise<ForeseeMessage> {
    return post<ForeseeMessage>(`${this.#path}/foresee`, { moves: this.#moves });
  }

  override async whyNot(move: string): Promise<Refusal | null> {
    const told = await post<StepWhyNotMessage>(`${this.#path}/why-not`, {
      move,
      moves: this.#moves,
    });
    this.added = told.say ? this.say(told.say) : '';
    return told.refusal;
  }
}
