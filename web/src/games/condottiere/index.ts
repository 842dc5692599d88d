// Condottiere's board, hand and words.
import battleIcon from 'icon:crossed-swords';
import mapIcon from 'icon:treasure-map';
import type { GameModule } from '../contract.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import { Foresight } from './foresee.ts';
import facts from './facts.build.ts';
import { told } from './facts.ts';
import { moments } from './fought.ts';
import Hand from './Hand.svelte';
import Seen from './Seen.svelte';
import type { Table } from '../../generated/condottiere.ts';

const CITED: Record<string, string> = {
  waited: 'D4.5',
  'took-back': 'D5.5',
  'owner-keeps': 'D6.4',
  'no-winner': 'D6.2',
  'laid-aside': 'D6.6',
  standstill: 'D7.4',
  won: 'D8.1',
  'limit-reached': 'D8.3',
};
const CITED_CARDS: Record<string, string> = {
  winter: 'D5.2',
  drummer: 'D5.3',
  surrender: 'D5.6',
  bishop: 'D5.7',
};

const game: GameModule<Table> = {
  Board,
  Hand,
  Aside: Seen,
  tabs: [
    { id: 'battle', label: 'tab-battle', icon: battleIcon },
    { id: 'map', label: 'tab-map', icon: mapIcon },
  ],
  where({ view, texts }) {
    const { table } = view;
    return {
      text: texts.say('where', { round: table.round }),
      strong: texts.say('where-goal', { count: table.group_to_win }),
    };
  },
  onBoard: (move) => move.startsWith('play ') || move.startsWith('city '),
  // D6.6 Whoever holds a mercenary can only keep the hand.
  discreet: ({ table }) => table.phase === 'lay-aside',
  foresee: (stage, move) => new Foresight(stage).of(move),
  advise: (stage) => new Foresight(stage).idle(),
  citation: (event) => CITED[event.id] ?? CITED_CARDS[told('played', event)?.card ?? ''],
  moments,
  itemsOf(what, players) {
    if (what === 'deal')
      return Object.entries(facts.deck).flatMap(([card, count]) => Array<string>(count).fill(card));
    return what === 'first-condottiere'
      ? Array.from({ length: players }, (_, seat) => String(seat))
      : null;
  },
  describe,
};

export default game;
