// A game that the engine has played (tools/samples), and a stage to show it on.
import { identityOf } from '../art/heraldry.ts';
import type { Stage } from '../games/contract.ts';
import type { Table } from '../generated/condottiere.ts';
import type { ForeseenMessage } from '../generated/messages.ts';
import type { GameView, Refusal } from '../lib/api.ts';
import { thingsOf, type Texts } from '../lib/fluent.ts';
import { changed } from '../lib/foresight.ts';
import written from './condottiere.json?raw';
import { sampleOf, tableIn, type Fair, type PlayedStep } from './played.ts';

export interface Words {
  move: string;
  prompt: string;
  events: string[];
  refused: string | null;
}
export interface Step extends PlayedStep<Table> {
  after: Table;
  refused: Refusal | null;
  words: Record<string, Words>;
}

/** The game that tests take where any game will do. */
export const GAME = 'condottiere';
export { default as module } from '../games/condottiere/index.ts';
export const { names, fair, joint, steps } = sampleOf<Step, { joint: Fair }>(written);
export { tableIn };

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
      resigned: false,
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
    choose: (move) => void pressed.push(move),
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
