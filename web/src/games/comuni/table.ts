// What the view of Comuni holds (src/tavola/games/comuni/view.py).
export const RESOURCES = ['gold', 'armies', 'pilgrims', 'craftsmen'] as const;
export type Resource = (typeof RESOURCES)[number];
export const KINDS = ['economic', 'military', 'religious', 'cultural'] as const;
export type Kind = (typeof KINDS)[number];
export const LETTERS = ['a', 'b', 'c', 'd'] as const;
export type Letter = (typeof LETTERS)[number];
export const COMUNI = ['lucca', 'firenze', 'siena', 'bologna', 'milano'] as const;
export type Comune = (typeof COMUNI)[number];
export const INVADERS = ['venezia', 'france', 'pope', 'emperor'] as const;
export type Invader = (typeof INVADERS)[number];

/** C5.1 With each deck. */
export const STRENGTH: Record<Letter, number> = { a: 4, b: 8, c: 12, d: 16 };
export const invaderOf = (deck: Letter): Invader => INVADERS[LETTERS.indexOf(deck)]!;
export const deckOf = (invader: Invader): Letter => LETTERS[INVADERS.indexOf(invader)]!;
/** C1.1 What a kind of building brings. */
export const resourceOf = (kind: Kind): Resource => RESOURCES[KINDS.indexOf(kind)]!;
export const ENVOYS = 3;
export const HIGHEST = 4;

export type Cubes = Record<Resource, number>;
export interface Card {
  id: string;
  deck: Letter;
  level: number;
  kinds: Kind[];
}
export interface Building {
  kind: Kind;
  storeys: number;
  cards: Card[];
}
export interface Section {
  levels: number;
  letters: string[];
}
export interface Column {
  cards: Card[];
  places: number;
  choice: boolean;
  seat: number | null;
  gold: number;
}

export interface Player {
  comune: Comune;
  points: number;
  envoys: number;
  cards: number;
  letters: Letter[];
  discards: Letter[];
  buildings: Building[];
  walls: Section[];
  active: Kind[];
  income: Cubes & { choice: number };
  committed: boolean;
  strength: number;
  /** With open screens, and at the end. */
  resources?: Cubes;
  plunder?: number;
  heroes?: number[];
}

export type Pledge = Record<'armies' | 'gold' | 'pilgrims' | 'total', number>;

/** Behind the reader's screen. */
export interface Own {
  resources: Cubes;
  plunder: number;
  heroes: number[];
  hand: Card[];
  walls: string[][];
  discarded: string[];
  league: Pledge;
  city: Pledge;
  defence: number;
}

export interface Table {
  phase: 'project' | 'outbid' | 'choose' | 'invasion' | 'build' | 'discard' | 'repair' | 'over';
  data_pack: string;
  reconstructed: string[];
  round: number;
  round_limit: number;
  turn: number;
  captain: number;
  order: number[];
  last_player: number;
  last_turns: number;
  deck: Letter;
  left: number;
  decks: Record<Letter, number>;
  invader: Invader;
  strength: number;
  heroes: Record<Letter, number[]>;
  columns: Column[];
  supply: Cubes;
  masters: Record<Kind, number | null>;
  bonus_walls: number;
  outbid_gold: number;
  choices: number;
  actions: number;
  storeys_laid: number;
  levels_laid: number;
  players: Player[];
  asking: string;
  most: number;
  own: Own | null;
}

export const tableOf = (stage: { readonly view: { table: Record<string, unknown> } }): Table =>
  stage.view.table as unknown as Table;
export const mastersOf = (table: Table, seat: number): Kind[] =>
  KINDS.filter((kind) => table.masters[kind] === seat);
/** A card's face as the texts name it: `military-2`, `all-1`. */
export const faceOf = ({ kinds, level }: Card): string =>
  `${kinds.length === KINDS.length ? 'all' : kinds.join('-')}-${level}`;
/** Resources one by one, as the texts count them. */
export const cubesOf = (counts: Partial<Cubes>): Resource[] =>
  RESOURCES.flatMap((resource) =>
    Array<Resource>(Math.max(0, counts[resource] ?? 0)).fill(resource),
  );
