// What a game brings to the page: a folder under games/ with
//   meta.ts        its picture and facts for the home page, loaded with the first view
//   index.ts       a default export of GameModule, loaded with the first table of the game;
//                  without it the table is shown in words, with a list of moves (table/plain)
//   How.svelte     its pictures for "how to play", by their number (`how-picture-N` says what they show)
//   text/en.ftl …  words that only the page needs
// Nothing else on the page knows a game by its name.
import type { Component } from 'svelte';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Identity } from '../art/heraldry.ts';
import type { Event, GameView } from '../lib/api.ts';
import type { Texts } from '../lib/fluent.ts';
import type { Holdable } from '../lib/holding.svelte.ts';

/** For the home page. */
export interface GameMeta {
  name: string;
  title: string;
  picture: string;
  /** By language: what it is about, what it is like in three words, and what the picture shows. */
  words?: Record<string, { pitch: string; like: [string, string, string]; picture: string }>;
  /** Whose game it is, and since when. */
  credit: string;
  /** Seats and minutes, for games that the server doesn't know yet. */
  players: [number, number];
  minutes: number;
  /** How hard it is to learn. */
  level?: 'easy' | 'medium' | 'hard';
  /** Whether it is the one to begin with. */
  first?: boolean;
  order: number;
}

/** Somebody at the table. */
export interface Person {
  seat: number;
  name: string;
  identity: Identity;
  bot: string | null;
  you: boolean;
  /** A bot plays the seat: until its person returns or, once they have resigned, to the end. */
  away: boolean;
  resigned: boolean;
}

/** An event with the number of the entry it came with. */
export interface Happening {
  n: number;
  event: Event;
}

/**
 * Something that has just happened and is held before the eyes before the game goes on. The prompt's
 * band says it, and nothing is asked meanwhile.
 */
export interface Moment extends Holdable {
  event: Event;
  /** The sentence of the band, a message of the game's; that of the event itself unless told. */
  say?: { id: string; args?: Record<string, unknown> };
  /** The same where it is put together of several messages. */
  words?: (say: Say) => string;
  rule?: string | undefined;
}

/** A moment that is held now, and how things stood before it. */
export interface HeldMoment<Table = AnyTable> extends Moment {
  before: GameView<Table>;
}

/** A message in words: the names of people stand out in it. */
export type Say = (id: string, args?: Record<string, unknown>) => string;

/** The table of a game as long as nobody knows of which: as it was sent. */
export type AnyTable = GameView['table'];

/**
 * What a game's board gets: a view, the people, and what can be done. `Table` is the view of the
 * game and `Printed` what is fixed for the match (made from its view.py and printed.py:
 * web/src/generated); parts that serve every game don't look into them.
 */
export interface Stage<Table = object, Printed = object> {
  readonly view: GameView<Table>;
  /** What is fixed for the whole match, such as what is printed on cards. */
  readonly printed: Printed;
  readonly people: readonly Person[];
  readonly names: readonly string[];
  readonly texts: Texts;
  /** Everything that happened and was not taken back, oldest first. */
  readonly happenings: readonly Happening[];
  /** Whether moves can be made here at all: false in a replay, and for those who watch. */
  readonly live: boolean;
  /** Whether it is the reader's turn to decide. */
  readonly mine: boolean;
  /** What is held before the eyes: `view` is that after it. Meanwhile nobody is asked anything. */
  readonly moment: HeldMoment<Table> | null;
  /** The legal move that is being considered. */
  readonly chosen: string | null;
  /** The move that was sent and not yet confirmed. */
  readonly pending: string | null;
  /** What a legal move would do, as the engine says; null while that is not known here. */
  foreseen(move: string): ForeseenMessage | null;
  /** The table as it would be after the considered move, as far as that is certain; else as it is. */
  readonly then: Table;
  can(move: string): boolean;
  /** A thing that stands for a move was pressed: consider it, play it, or say why not (beside `box`). */
  press(move: string, at: Element, box?: DOMRect): void;
  /** The button of a legal move was pressed: play it, or consider it first if it is easily regretted. */
  choose(move: string): void;
  /** Play a legal move at once. */
  play(move: string): void;
  /** Open the rules at this number. */
  cite(rule: string): void;
}

/** What a move would lead to: a sentence, with the rule that says so. */
export interface Consequence {
  text: string;
  rule?: string;
}

/** A part of the board in words. */
export interface Section {
  title: string;
  lines: string[];
  /** Rows with a name each, under columns. */
  table?: { columns: string[]; rows: { head: string; cells: string[] }[] };
}

export interface BoardTab {
  id: string;
  /** Message id of its name. */
  label: string;
  icon: string;
}

/** `Table` and `Printed` are those of its stage. */
export interface GameModule<Table = AnyTable, Printed = object> {
  Board: Component<{ stage: Stage<Table, Printed>; tab: string }>;
  /** Loads what the board shows besides its code; `table`: of the table, if it is known already. */
  ready?(table: Table | null): Promise<unknown>;
  /** What stands at the bottom: the cards in the reader's hand. */
  Hand?: Component<{ stage: Stage<Table, Printed> }>;
  /** What stands below the log, such as cards that were seen. */
  Aside?: Component<{ stage: Stage<Table, Printed> }>;
  /** What stands above the log where there is a side column, which is wider then; elsewhere the board shows it. */
  Column?: Component<{ stage: Stage<Table, Printed> }>;
  /** How wide the side column then is at least, in pixels; 396 unless told. */
  columnWidth?: number;
  /** What stands at the left of board, prompt and hand where there is room; elsewhere the board shows it. */
  Flank?: Component<{ stage: Stage<Table, Printed> }>;
  /** What has been gathered for what is asked, beside the words of the prompt. */
  Gathered?: Component<{ stage: Stage<Table, Printed> }>;
  /** The final scores, where places and points are not the whole of it. */
  Score?: Component<{ stage: Stage<Table, Printed> }>;
  /** Who plays together: a number for each seat, the same for those of one side; null: each alone. */
  sides?(view: GameView<Table>): readonly number[] | null;
  /** Whose arms each seat bears, where the game says so; else they go by the order of seats. */
  identities?(view: GameView<Table>): Identity[];
  /** Whether everybody sees what everybody has: then nothing is covered between turns at one device. */
  open?(view: GameView<Table>): boolean;
  /** Whether the hand is put away, so that the board has its room. */
  handless?(stage: Stage<Table, Printed>): boolean;
  /** Legal moves that belong to this one and are made before it, without being pressed one by one. */
  before?(stage: Stage<Table, Printed>, move: string): string[];
  /** The parts of the board that a phone shows one at a time. */
  tabs: BoardTab[];
  /** Where the game is, for the top bar: "Round 3", and what matters most. */
  where(stage: Stage<Table, Printed>): { text: string; strong: string };
  /** Keys that are no key of a single move or card, with the id of the message that says what they do. */
  keys?: { key: string; say: string }[];
  /** Whether this move is made on the board or in the hand; the others become buttons. */
  onBoard(move: string): boolean;
  /** The button that goes on, and that Enter presses when nothing is considered; null: there is none. */
  foremost?(stage: Stage<Table, Printed>): string | null;
  /**
   * Whether some have a choice in what is asked and others not, and that is nobody's business: then
   * all answers take the same time, unless the reader takes longer.
   */
  discreet?(view: GameView<Table>): boolean;
  /** Whether a move of a button is easily regretted: `foresee` says why, and it is pressed once more. */
  asksTwice?(stage: Stage<Table, Printed>, move: string): boolean;
  /** What a considered move would lead to. */
  foresee(stage: Stage<Table, Printed>, move: string): Consequence[];
  /** What is worth saying when nothing is considered yet. */
  advise(stage: Stage<Table, Printed>): Consequence[];
  /** The rule behind an event, if the log should cite it. */
  citation(event: Event): string | undefined;
  /** What is held before the eyes out of what has just happened, in this order. */
  moments?(news: readonly Event[], before: GameView<Table>, now: GameView<Table>): Moment[];
  /** For the proof of fairness: what is drawn under this name, in the game's order, if `drawn` came of it. */
  itemsOf(what: string, players: number, drawn: readonly string[]): string[] | null;
  /** The board in words, complete enough to play from. */
  describe(stage: Stage<Table, Printed>): Section[];
}
