import type { GameMeta } from '../contract.ts';
import picture from './picture.build.ts?url';

const meta: GameMeta = {
  name: 'medievalia',
  title: 'Medievalia',
  picture,
  words: {
    en: {
      pitch:
        'Work a fief of fields, smiths and soldiers until your neighbour’s city is worth the march.',
      like: ['farming', 'armies', 'sieges'],
      picture: 'A castle above ploughed fields',
    },
    de: {
      pitch:
        'Bewirtschafte ein Lehen mit Feldern, Schmieden und Soldaten, bis die Stadt des Nachbarn den Marsch wert ist.',
      like: ['Landbau', 'Armeen', 'Belagerung'],
      picture: 'Eine Burg über gepflügten Feldern',
    },
  },
  credit: 'Michele Quondam; Giochix, 2007',
  players: [2, 4],
  minutes: 90,
  level: 'hard',
  order: 4,
};

export default meta;
