// Concordia's board, hand and words.
import mapIcon from 'icon:treasure-map';
import peopleIcon from 'icon:three-friends';
import saleIcon from 'icon:card-pickup';
import { screen } from '../../lib/screen.svelte.ts';
import type { Table } from '../../generated/concordia.ts';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import Column from './Column.svelte';
import { describe } from './describe.ts';
import { drawingOf, USUAL_MAP } from './drawings.ts';
import facts from './facts.build.ts';
import { told } from './facts.ts';
import { Foresight } from './foresee.ts';
import Hand from './Hand.svelte';
import { moments } from './moments.ts';
import Score from './Score.svelte';

const CITED: Record<string, string> = {
  'took-back': 'K4.1',
  built: 'K4.4',
  produced: 'K4.5',
  'praefectus-passed': 'K4.6',
  'left-behind': 'K5.2',
  collected: 'K4.5',
  copied: 'K4.9',
  'bought-card': 'K4.10',
  'took-coins': 'K4.7',
  'mercator-coins': 'K4.8',
  'concordia-by-card': 'K6.1',
  'concordia-by-house': 'K6.1',
  'limit-reached': 'K6.4',
  'interim-scored': 'K7.1',
  'interim-paid': 'K7.1',
  'game-over': 'K6.1',
};
const CITED_CARDS: Record<string, string> = {
  architect: 'K4.2',
  prefect: 'K4.5',
  senator: 'K4.10',
  consul: 'K4.11',
  diplomat: 'K4.9',
  specialist: 'K4.12',
};
const ON_BOARD = new Set([
  'play',
  'leave',
  'move',
  'step',
  'build',
  'produce',
  'place',
  'card',
  'buy',
  'sell',
  'pay',
  'keep',
]);

const game: GameModule<Table> = {
  Board,
  ready: async (table) =>
    drawingOf(table?.map ?? USUAL_MAP, screen.width > screen.height ? 'wide' : 'tall'),
  Hand,
  Column,
  Score,
  tabs: [
    { id: 'map', label: 'tab-map', icon: mapIcon },
    { id: 'market', label: 'tab-market', icon: saleIcon },
    { id: 'players', label: 'tab-players', icon: peopleIcon },
  ],
  where(stage) {
    const { table } = stage.view;
    return {
      text: stage.texts.say('where', { map: table.map, round: table.round }),
      strong:
        table.concordia === null || stage.view.result
          ? stage.texts.say('where-left', { count: table.for_sale })
          : stage.texts.say('where-last', { seats: table.last_turns }, stage.names),
    };
  },
  // A phone doesn't show the piles beside the question: there the prompt has a button for each.
  open: ({ options }) => options.open_hands === true,
  onBoard: (move) => (move.startsWith('copy ') ? !screen.phone : ON_BOARD.has(move.split(' ')[0]!)),
  foresee: (stage, move) => new Foresight(stage).of(move),
  advise: (stage) => new Foresight(stage).idle(),
  citation: (event) =>
    CITED[event.id] ?? CITED_CARDS[facts.cards[told('played', event)?.card ?? '']?.action ?? ''],
  moments,
  itemsOf(what, players) {
    if (what === 'start-player') return Array.from({ length: players }, (_, seat) => String(seat));
    const [kind, which = ''] = what.split('-');
    if (kind === 'tiles') return facts.tiles[which] ?? null;
    return kind === 'deck' ? (facts.decks[Number(which) - 1] ?? null) : null;
  },
  describe,
};

export default game;
