// Medievalia's board, hand and words.
import fiefIcon from 'icon:castle';
import peopleIcon from 'icon:three-friends';
import saleIcon from 'icon:card-pickup';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Column from './Column.svelte';
import { describe } from './describe.ts';
import facts from './facts.build.ts';
import { told } from './facts.ts';
import Flank from './Flank.svelte';
import { Foresight } from './foresee.ts';
import Gathered from './Gathered.svelte';
import Hand from './Hand.svelte';
import { moments } from './held.ts';
import { screen } from '../../lib/screen.svelte.ts';
import type { Printed, Table } from '../../generated/medievalia.ts';

const CITED: Record<string, string> = {
  played: 'M4.10',
  besieged: 'M9.3',
  'siege-broken': 'M9.3',
  exchanged: 'M2.4',
  'bought-card': 'M4.8',
  built: 'M5.4',
  'turned-up': 'M5.3',
  asked: 'M8.6',
  marched: 'M7.2',
  shot: 'M6.2',
  healed: 'M6.1',
  'no-answer': 'M7.11',
  battle: 'M7.15',
  combat: 'M7.7',
  fought: 'M7.10',
  dies: 'M7.11',
  defeated: 'M9.1',
  over: 'M9.2',
};
/** Made where the thing is; all else is a button of the prompt. */
const ON_BOARD = new Set([
  'return',
  'play',
  'buy',
  'draw',
  'flip',
  'discard',
  'place',
  'lift',
  'put',
  'shoot',
  'heal',
  'into',
  'against',
  'target',
  'join',
  'hit',
  'shield',
]);

const game: GameModule<Table, Printed> = {
  Board,
  Hand,
  Column,
  columnWidth: 296,
  Flank,
  Gathered,
  keys: [{ key: '1 – 9', say: 'keys-armies' }],
  tabs: [
    { id: 'fief', label: 'tab-fief', icon: fiefIcon },
    { id: 'market', label: 'tab-market', icon: saleIcon },
    { id: 'players', label: 'tab-players', icon: peopleIcon },
  ],
  where(stage) {
    const table = stage.view.table;
    const race = screen.phone ? 'where-race-short' : 'where-race';
    return {
      text: stage.texts.say('where', { turn: table.turn, count: table.deck }),
      strong: stage.texts.say(race, { ...table.race }),
    };
  },
  onBoard: (move) => ON_BOARD.has(move.split(' ')[0]!),
  foremost: (stage) => {
    const { phase, batch } = stage.view.table;
    if (phase === 'batch') return 'close';
    return phase === 'help' && batch?.missing === 0 ? 'done' : null;
  },
  foresee: (stage, move) => new Foresight(stage).of(move),
  asksTwice: (stage, move) =>
    (move === 'end' || move === 'close') && new Foresight(stage).of(move).length > 0,
  advise: (stage) => new Foresight(stage).idle(),
  citation: (event) => (told('defeated', event)?.how === 'siege' ? 'M9.3' : CITED[event.id]),
  sides: ({ table }) => {
    const sides = table.players.map(({ side }) => side);
    return new Set(sides).size < sides.length ? sides : null;
  },
  moments,
  itemsOf(what, players) {
    if (what === 'start-player') return Array.from({ length: players }, (_, seat) => String(seat));
    if (what === 'buildings') return facts.buildings;
    return what === 'deck' ? facts.deck : null;
  },
  describe,
};

export default game;
