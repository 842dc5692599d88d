// A game that the engine has played (tools/samples), and a stage to show it on.
import { identityOf } from '../art/heraldry.ts';
import type { Stage } from '../games/contract.ts';
import type { Table } from '../games/condottiere/table.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { Event, GameView, Refusal } from '../lib/api.ts';
import { thingsOf, type Texts } from '../lib/fluent.ts';
import { changed } from '../lib/foresight.ts';
import file from './condottiere.json';

export interface Words {
  move: string;
  prompt: string;
  events: string[];
  refused: string | null;
}
export interface Step {
  seat: number;
  move: string;
  before: GameView<Table>;
  after: Table;
  events: Event[];
  foreseen: ForeseenMessage;
  refused: Refusal | null;
  words: Record<string, Words>;
}

/** The game that tests take where any game will do. */
export const GAME = 'condottiere';
export { default as module } from '../games/condottiere/index.ts';
export const names = file.names;
export const fair = file.fair;
export const steps = file.steps as unknown as Step[];

export const tableOf = (step: Step): Table => step.before.table;

/** A stage that shows this view, and notes what is pressed. */
export function stageOf<Table, Printed = object>(
  view: GameView<Table>,
  texts: Texts,
  more: Partial<Stage<Table, Printed>> = {},
): Stage<Table, Printed> & { pressed: string[] } {
  const pressed: string[] = [];
  return {
    view,
    printed: {} as Printed,
    texts: texts.about(thingsOf(more.printed ?? {}, view.table as object)),
    names,
    people: names.map((name, seat) => ({
      seat,
      name,
      identity: identityOf(seat),
      bot: seat ? 'medium' : null,
      you: seat === view.seat,
      away: false,
    })),
    happenings: [],
    live: true,
    mine: view.seat !== null && view.to_act.includes(view.seat),
    moment: null,
    chosen: null,
    pending: null,
    foreseen: () => null,
    then: view.table,
    can: (move) => view.legal.includes(move),
    press: (move) => void pressed.push(move),
    play: (move) => void pressed.push(move),
    cite: () => {},
    ...more,
    pressed,
  };
}

/** The same while the move that was then made is considered, and the engine has said what it would do. */
export function considering<Table, Printed = object>(
  { move, before, foreseen }: { move: string; before: GameView<Table>; foreseen: ForeseenMessage },
  texts: Texts,
  more: Partial<Stage<Table, Printed>> = {},
): Stage<Table, Printed> & { pressed: string[] } {
  return stageOf(before, texts, {
    chosen: move,
    foreseen: (asked) => (asked === move ? foreseen : null),
    then: foreseen.then ? changed(before.table, foreseen.then) : before.table,
    ...more,
  });
}
