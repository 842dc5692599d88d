// A game seen again: the frames of one seat's eyes, loaded as they are needed.
import type {
  AnyTable,
  GameModule,
  Happening,
  HeldMoment,
  Person,
  Stage,
} from '../games/contract.ts';
import {
  get,
  type Frame,
  type GameView,
  type Outline,
  type Replay,
  type TableView,
} from '../lib/api.ts';
import { thingsOf, type Texts } from '../lib/fluent.ts';
import { language } from '../lib/language.svelte.ts';
import { people } from '../lib/people.ts';

const CHUNK = 50;
/** What a game can be leafed through by. */
export const UNITS = ['rounds', 'turns', 'acts'] as const;
export type Unit = (typeof UNITS)[number];

export class ReplayStage implements Stage<AnyTable> {
  move = $state(0);
  moves = $state(0);
  eyes = $state<number | null>(null);
  cited = $state<string | null>(null);
  printed = $state.raw<AnyTable>({});
  /** How the game went; null: that is not known here yet. */
  outline = $state.raw<Outline | null>(null);
  #frames = $state.raw<(Frame | undefined)[]>([]);
  #loading = new Set<string>();

  readonly live = false;
  readonly mine = false;
  readonly chosen = null;
  readonly pending = null;

  constructor(
    readonly facts: TableView,
    readonly game: string,
    readonly module: GameModule,
  ) {
    this.eyes = facts.seat;
  }

  get frame(): Frame | undefined {
    return this.#frames[this.move];
  }
  get ready(): boolean {
    return this.frame !== undefined;
  }
  get view(): GameView {
    return this.frame!.view;
  }
  readonly people: readonly Person[] = $derived.by(() =>
    people(
      this.facts.table.id,
      this.facts.seats,
      this.frame && this.module.identities?.(this.view),
    ),
  );
  readonly names: readonly string[] = $derived.by(() => this.people.map(({ name }) => name));
  readonly texts: Texts = $derived.by(() =>
    language.texts(this.game).about(thingsOf(this.printed, this.frame?.view.table ?? {})),
  );
  /** As far back as frames are there without a gap. */
  readonly past: readonly Frame[] = $derived.by(() => {
    let first = this.move + 1;
    while (this.#frames[first - 1]) first--;
    return this.#frames.slice(first, this.move + 1) as Frame[];
  });
  readonly happenings: readonly Happening[] = $derived.by(() =>
    this.past.flatMap(({ move, events }) => events.map((event) => ({ n: move, event }))),
  );

  /** What a frame led to is held for as long as one stays there. */
  readonly moment: HeldMoment | null = $derived.by(() => {
    const before = this.#frames[this.move - 1]?.view;
    if (!before || !this.frame) return null;
    const moment = this.module.moments?.(this.frame.events, before, this.view)[0];
    return moment ? { ...moment, before } : null;
  });

  /** Go to a move, and see to it that it and its neighbours are there. */
  async go(move: number): Promise<void> {
    const target = Math.max(0, this.moves ? Math.min(move, this.moves) : move);
    await this.#load(Math.floor(target / CHUNK));
    this.move = Math.min(target, this.moves);
    if (target % CHUNK > CHUNK / 2) void this.#load(Math.floor(target / CHUNK) + 1);
    if (target >= CHUNK) void this.#load(Math.floor(target / CHUNK) - 1);
  }

  /** Look through another seat's eyes: everybody saw another number of moves. */
  async look(seat: number | null): Promise<void> {
    const share = this.moves ? this.move / this.moves : 0;
    this.eyes = seat;
    this.outline = null;
    this.#loading.clear();
    const { replay, chunk } = await this.#ask(0, seat);
    this.moves = replay.moves;
    const target = Math.round(share * replay.moves);
    const frames: (Frame | undefined)[] = [];
    chunk.forEach((frame) => {
      frames[frame.move] = frame;
    });
    if (target >= CHUNK)
      (await this.#ask(Math.floor(target / CHUNK), seat)).chunk.forEach((frame) => {
        frames[frame.move] = frame;
      });
    this.#frames = frames;
    this.move = target;
    void this.survey();
  }

  /** Ask how the whole game went. Without an answer one leafs move by move. */
  async survey(): Promise<void> {
    const { eyes } = this;
    const seat = eyes === null ? '' : `?seat=${eyes}`;
    const address = `/tables/${this.facts.table.id}/replay/outline${seat}`;
    const found = await get<Outline>(address).catch(() => null);
    if (eyes === this.eyes) this.outline = found;
  }

  /** The move before or after this one at which something begins; or the beginning, or the end. */
  next(what: Unit, way: 1 | -1): number {
    const stops = this.outline?.[what] ?? [];
    return way > 0
      ? (stops.find((at) => at > this.move) ?? this.moves)
      : (stops.findLast((at) => at < this.move) ?? 0);
  }

  async #load(number: number): Promise<void> {
    const mark = `${this.eyes}:${number}`;
    if (this.#loading.has(mark) || number < 0 || (this.moves > 0 && number * CHUNK > this.moves))
      return;
    this.#loading.add(mark);
    const eyes = this.eyes;
    const { replay, chunk } = await this.#ask(number, eyes);
    if (eyes !== this.eyes) return;
    const frames = this.#frames.slice();
    chunk.forEach((frame) => {
      frames[frame.move] = frame;
    });
    this.moves = replay.moves;
    this.#frames = frames;
  }

  async #ask(number: number, eyes: number | null): Promise<{ replay: Replay; chunk: Frame[] }> {
    const seat = eyes === null ? '' : `&seat=${eyes}`;
    const replay = await get<Replay>(
      `/tables/${this.facts.table.id}/replay?move=${number * CHUNK}&count=${CHUNK}${seat}`,
    );
    this.printed = replay.printed;
    return { replay, chunk: replay.frames };
  }

  foreseen(): null {
    return null;
  }
  get then(): AnyTable {
    return this.view.table;
  }
  can(): boolean {
    return false;
  }
  press(): void {}
  choose(): void {}
  play(): void {}
  cite = (rule: string): void => {
    this.cited = rule;
  };
}
