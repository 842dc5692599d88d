import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'condottiere',
  title: 'Condottiere',
  picture,
  words: {
    en: {
      pitch:
        'Bluff with hired swords for the cities of Italy. Four that touch win; winter spares nobody.',
      like: ['bluff', 'cards', 'conquest'],
      picture: 'Lances, helmets and a shield charged with Italy',
    },
    de: {
      pitch:
        'Bluffe mit Söldnern um die Städte Italiens. Vier, die sich berühren, gewinnen; der Winter verschont niemanden.',
      like: ['Bluff', 'Karten', 'Eroberung'],
      picture: 'Lanzen, Helme und ein Schild mit Italien',
    },
  },
  credit: 'Dominique Ehrhard, Duccio Vitale; Eurogames / Jeux Descartes, 1995',
  players: [2, 6],
  minutes: 45,
  level: 'easy',
  first: true,
  order: 3,
};

export default meta;
