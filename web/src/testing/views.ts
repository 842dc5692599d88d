// What the server sends, whole, for tests that say only what matters to them.
import type { MoveTold } from '../generated/messages.ts';
import type { GameView, SeatView, TableView } from '../lib/api.ts';

export const seatOf = (more: Partial<SeatView> = {}): SeatView => ({
  kind: 'person',
  name: 'Elena',
  bot: null,
  you: false,
  away: null,
  share: null,
  clock: null,
  played: null,
  ...more,
});

export const gameView = (more: Partial<GameView> = {}): GameView => ({
  game: 'x',
  seat: 0,
  players: 2,
  options: {},
  to_act: [0],
  legal: ['pass'],
  undo: false,
  table: {},
  result: null,
  ...more,
});

export const moveTold = (n: number, more: Partial<MoveTold> = {}): MoveTold => ({
  kind: 'move',
  n,
  at: 0,
  seat: 1,
  move: 'pass',
  events: [],
  bot: null,
  instead: null,
  joins: false,
  ...more,
});

const TABLE: TableView['table'] = {
  id: 't',
  game: 'x',
  rules: '1',
  players: 2,
  options: {},
  status: 'playing',
  visibility: 'private',
  owner: true,
  clock: null,
  stand_in: 'medium',
  commitment: '',
  round: 1,
  sealed: null,
  wait: 180,
  created: 0,
  started: 0,
  finished: null,
  imported: false,
  agreed: [],
  ended: false,
};

/** A view of seat 0 at this number, with entries up to it. */
export const viewAt = (number: number, more: Partial<TableView> = {}): TableView => ({
  type: 'view',
  number,
  seat: 0,
  table: TABLE,
  seats: [seatOf(), seatOf()],
  view: gameView({ table: { gold: number } }),
  printed: null,
  entries: [{ n: number, kind: 'chat', at: 0, seat: 1, name: 'Matteo', text: `${number}` }],
  more: false,
  ...more,
});
