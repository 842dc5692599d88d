import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'comuni',
  title: 'Comuni',
  picture,
  words: {
    en: {
      pitch:
        'Medieval communes bid for builders, raise towers and walls, and stand together, or not, when the invader comes.',
      like: ['bidding', 'building', 'defence'],
      picture: 'A walled hill town with towers',
    },
    de: {
      pitch:
        'Städte bieten um Baumeister, errichten Türme und Mauern und halten zusammen, oder nicht, wenn der Feind kommt.',
      like: ['Bieten', 'Bauen', 'Verteidigen'],
      picture: 'Eine ummauerte Stadt mit Türmen auf einem Hügel',
    },
  },
  credit: 'TenkiGames, 2008',
  players: [2, 5],
  minutes: 75,
  level: 'medium',
  order: 1,
};

export default meta;
