// Comuni's board, hand and words.
import columnsIcon from 'icon:card-pickup';
import townIcon from 'icon:castle';
import type { Identity } from '../../art/heraldry.ts';
import type { GameView } from '../../lib/api.ts';
import type { GameModule, Moment } from '../contract.ts';
import Board from './Board.svelte';
import { describe } from './describe.ts';
import { Foresight } from './foresee.ts';
import Hand from './Hand.svelte';
import { pledges } from './mind.svelte.ts';
import { invasionShown } from './scene.ts';
import Score from './Score.svelte';
import type { Comune, Printed, Table } from '../../generated/comuni.ts';

/** The comuni bear the same arms in every game; in the order in which they are drawn. */
const ARMS: Record<Comune, Identity> = {
  lucca: 'azure',
  firenze: 'purpure',
  siena: 'vert',
  bologna: 'gules',
  milano: 'or',
};
const CITED: Record<string, string> = {
  outbid: 'C3.2',
  relocated: 'C3.2',
  claimed: 'C3.4',
  collected: 'C3.5',
  traded: 'C4.1',
  built: 'C3.14',
  walled: 'C3.15',
  'bonus-wall': 'C3.16',
  discarded: 'C3.17',
  master: 'C3.18',
  'master-taken': 'C3.18',
  repaired: 'C3.19',
  invasion: 'C5.1',
  league: 'C5.4',
  plundered: 'C5.6',
  hero: 'C5.7',
  'last-card': 'C6.1',
  'last-round': 'C6.2',
  'limit-reached': 'C6.6',
  'game-over': 'C6.3',
  reconstructed: 'C1.2',
};
/** Made on the board, in the hand or behind the screen; all other moves are buttons of the prompt. */
const ON_BOARD = new Set([
  'bid',
  'relocate',
  'build',
  'wall',
  'discard',
  'trade',
  'league',
  'city',
]);

/** What came of an invasion for the reader, who looks at it until they go on; others see it for a while. */
function cameOf({ seat, table }: GameView<Table>): Pick<Moment, 'hold' | 'say'> {
  const last = table.last_invasion;
  if (seat === null || !last) return { hold: 4000 };
  const { invader, stands } = last;
  const { plunder } = stands[seat]!;
  const id = plunder ? 'moment-plundered' : 'moment-held';
  return { hold: null, say: { id, args: { invader, count: plunder } } };
}

/** From so many cards on, players are told what will come against them. */
const SOON = 3;

function whereId({ table, seat }: GameView<Table>): string {
  const { phase, last_turns: turns, deck, decks } = table;
  if (phase === 'invasion') return 'where-now';
  if (phase === 'over') return 'where-over';
  if (turns) return 'where-last';
  return seat !== null && decks[deck] <= SOON ? 'where-soon' : 'where-left';
}

const game: GameModule<Table, Printed> = {
  Board,
  Hand,
  Score,
  keys: [
    { key: '1 – 9', say: 'keys-numbers' },
    { key: '+ −', say: 'keys-gold' },
  ],
  tabs: [
    { id: 'projects', label: 'tab-projects', icon: columnsIcon },
    { id: 'comuni', label: 'tab-comuni', icon: townIcon },
  ],
  identities: ({ table }) => table.players.map(({ comune }) => ARMS[comune]),
  handless: (stage) => invasionShown(stage) !== null,
  before: (stage, move) => (move === 'commit' ? pledges(stage) : []),
  where(stage) {
    const { table, seat } = stage.view;
    const { round, deck, decks, invader, strength, last_turns: turns } = table;
    const left = decks[deck];
    const lead = seat === null ? 0 : table.players[seat]!.lead;
    return {
      text: stage.texts.say('round-number', { round }),
      strong: stage.texts.say(whereId(stage.view), { deck, left, invader, strength, lead, turns }),
    };
  },
  onBoard: (move) => ON_BOARD.has(move.split(' ')[0]!),
  foresee: (stage, move) => new Foresight(stage).of(move),
  asksTwice: (stage, move) => move === 'commit' && new Foresight(stage).rash().length > 0,
  advise: (stage) => new Foresight(stage).idle(),
  citation: ({ id }) => CITED[id],
  moments: (news, _before, now) =>
    news
      .filter(({ id }) => id === 'league')
      .map((event) => ({ event, rule: 'C5.13', ...cameOf(now) })),
  itemsOf(what, _players, drawn) {
    if (what === 'comuni') return Object.keys(ARMS);
    return what === 'deck' ? [...drawn].sort() : null; // a deck is shuffled from its cards in order
  },
  describe,
};

export default game;
