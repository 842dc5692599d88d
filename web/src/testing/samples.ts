// A game that the engine has played (tools/samples.py), and a stage to show it on.
import { identityOf } from '../art/heraldry.ts';
import type { Stage } from '../games/contract.ts';
import type { Table } from '../games/condottiere/table.ts';
import type { Event, GameView, Refusal } from '../lib/api.ts';
import type { Texts } from '../lib/fluent.ts';
import plain from '../table/plain/index.ts';
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
  before: GameView;
  after: Table;
  events: Event[];
  refused: Refusal | null;
  words: Record<string, Words>;
}

export const names = file.names;
export const fair = file.fair;
export const steps = file.steps as unknown as Step[];

export const tableOf = (step: Step): Table => step.before.table as unknown as Table;

/** A stage that shows this view, and notes what is pressed. */
export function stageOf(
  view: GameView,
  texts: Texts,
  more: Partial<Stage> = {},
): Stage & { pressed: string[] } {
  const pressed: string[] = [];
  return {
    view,
    texts,
    names,
    people: names.map((name, seat) => ({
      seat,
      name,
      identity: identityOf(seat),
      bot: seat ? 'medium' : null,
      you: seat === view.seat,
      away: false,
    })),
    module: plain,
    happenings: [],
    live: true,
    mine: view.seat !== null && view.to_act.includes(view.seat),
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
