import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'comuni',
  title: 'Comuni',
  picture,
  credit: 'TenkiGames, 2008',
  players: [2, 5],
  minutes: 75,
  order: 1,
};

export default meta;
