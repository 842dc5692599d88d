// What the page knows of Concordia's printed boards and cards, from the game's own data.
import { dataOf } from '../../../build/data.ts';
import type { God, Good } from '../../generated/concordia.ts';
import { GOODS, type Facts } from './facts.ts';

type Printed = {
  goods: Record<Good, { price: number }>;
  storehouse: { spaces: number };
  tiles: Record<string, Record<Good, number>>;
  card: { id: string; action: string; god: God; good?: Good }[];
  decks: Record<string, { card: string }[]>;
  maps: Record<
    string,
    { provinces: { id: string; cities: { id: string }[] }[]; land: string[][]; sea: string[][] }
  >;
};

const data = dataOf<Printed>('concordia');
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

const facts: Facts = {
  prices: {
    brick: data.goods.brick.price,
    food: data.goods.food.price,
    tool: data.goods.tool.price,
    wine: data.goods.wine.price,
    cloth: data.goods.cloth.price,
  },
  spaces: data.storehouse.spaces,
  tiles: Object.fromEntries(
    Object.entries(data.tiles).map(([letter, counts]) => [
      letter.toLowerCase(),
      GOODS.flatMap((good) => Array<string>(counts[good]).fill(good)),
    ]),
  ),
  cards: Object.fromEntries(
    data.card.map(({ id, action, god, good }) => [id, { action, god, good }]),
  ),
  decks: Object.values(data.decks).map((cards, deck) =>
    cards.map(({ card }) => `${card} ${ROMAN[deck]!}`),
  ),
  maps: Object.fromEntries(
    Object.entries(data.maps).map(([name, { provinces, land, sea }]) => [
      name,
      {
        provinces: Object.fromEntries(
          provinces.map(({ id, cities }) => [id, cities.map((city) => city.id)]),
        ),
        lines: [...land.map(([a, b]) => `land ${a} ${b}`), ...sea.map(([a, b]) => `sea ${a} ${b}`)],
      },
    ]),
  ),
};

export default facts;
