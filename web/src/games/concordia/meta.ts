import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'concordia',
  title: 'Concordia',
  picture,
  words: {
    en: {
      pitch:
        'Settle, trade and rule around the Roman sea with a hand of cards that grows into your score.',
      like: ['trade', 'travel', 'planning'],
      picture: 'A Roman merchant ship off a lighthouse',
    },
    de: {
      pitch:
        'Siedle, handle und herrsche rund um das Meer der Römer, mit einer Kartenhand, die zu deiner Wertung heranwächst.',
      like: ['Handel', 'Reisen', 'Planung'],
      picture: 'Ein römisches Handelsschiff vor einem Leuchtturm',
    },
  },
  credit: 'Mac Gerdts; PD-Verlag, 2013',
  players: [2, 5],
  minutes: 90,
  level: 'medium',
  order: 2,
};

export default meta;
