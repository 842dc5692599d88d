import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'medievalia',
  title: 'Medievalia',
  picture,
  credit: 'Michele Quondam; Giochix, 2007',
  players: [2, 4],
  minutes: 90,
  order: 4,
};

export default meta;
