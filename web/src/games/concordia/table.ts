// What the view of Concordia holds (src/tavola/games/concordia/view.py).
export const GOODS = ['brick', 'food', 'tool', 'wine', 'cloth'] as const;
export type Good = (typeof GOODS)[number];
export const KINDS = ['land', 'sea'] as const;
export type Kind = (typeof KINDS)[number];
export const GODS = ['vesta', 'jupiter', 'saturnus', 'mercurius', 'mars', 'minerva'] as const;
export type God = (typeof GODS)[number];
export const SPACES = 12;

/** K6.2 One kind of card in somebody's hand and pile, and what it is worth. */
export interface Scored {
  card: string;
  god: God;
  count: number;
  each: number;
  points: number;
}

export interface Player {
  coins: number;
  goods: Record<Good, number>;
  free: number;
  stored: Record<Kind, number>;
  abroad: number;
  /** Where the colonists are: a city, or a line as moves write it. */
  land: string[];
  sea: string[];
  houses: number;
  houses_left: number;
  cards: number;
  pile: number;
  top: string | null;
  offered: Good[];
  interim: number | null;
  hand: Record<string, number> | null;
  played: Record<string, number> | null;
  scored: Scored[] | null;
}

export interface Sale {
  card: string;
  deck: string;
  god: God;
  cost: Good[];
  any: number;
  cloth: number;
}

export interface Table {
  phase: string;
  map: string;
  round: number;
  round_limit: number;
  start: number;
  active: number;
  card: string | null;
  steps: number;
  buys: number;
  moving: { kind: Kind; at: string } | null;
  traded: { bought: Good[]; sold: Good[] };
  praefectus: number;
  concordia: number | null;
  showing: number;
  cities: Record<string, { good: Good | null; houses: number[] }>;
  provinces: Record<string, { good: Good; coins: number; turned: boolean }>;
  lines: Record<string, number>;
  display: (Sale | null)[];
  stack: number;
  players: Player[];
  hand: Record<string, number> | null;
  pile: Record<string, number> | null;
  score: (Record<God, number> & { concordia: number; points: number }) | null;
}

export const tableOf = (stage: { readonly view: { table: Record<string, unknown> } }): Table =>
  stage.view.table as unknown as Table;

/** Cards one by one, in the order of the view. */
export const listed = (cards: Record<string, number> | null): string[] =>
  Object.entries(cards ?? {}).flatMap(([card, count]) => Array<string>(count).fill(card));

/** Where a colonist stands on the board: is it a city or a line? */
export const onLine = (place: string): boolean => place.includes(' ');
