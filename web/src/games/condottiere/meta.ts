import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'condottiere',
  title: 'Condottiere',
  picture,
  credit: 'Dominique Ehrhard, Duccio Vitale; Eurogames / Jeux Descartes, 1995',
  players: [2, 6],
  minutes: 45,
  order: 3,
};

export default meta;
