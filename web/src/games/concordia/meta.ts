import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'concordia',
  title: 'Concordia',
  picture,
  credit: 'Mac Gerdts; PD-Verlag, 2013',
  players: [2, 5],
  minutes: 90,
  order: 2,
};

export default meta;
