// What the page knows of Concordia's printed boards and cards, from the game's own data.
import { readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Facts } from './facts.ts';

interface Printed {
  goods: Facts['goods'];
  tiles: Record<string, Record<string, number>>;
  card: {
    id: string;
    action: string;
    god: string;
    good?: string;
    points?: number;
    coins?: number;
  }[];
  decks: Record<string, { card: string }[]>;
  maps: Record<
    string,
    { provinces: { id: string; cities: { id: string }[] }[]; land: string[][]; sea: string[][] }
  >;
}

const data = parse(
  readFileSync(
    new URL('../../../../src/tavola/games/concordia/data.toml', import.meta.url),
    'utf8',
  ),
) as unknown as Printed;
const ROMAN = ['I', 'II', 'III', 'IV', 'V'];

const facts: Facts = {
  goods: data.goods,
  tiles: Object.fromEntries(
    Object.entries(data.tiles).map(([letter, counts]) => [
      letter.toLowerCase(),
      Object.entries(counts).flatMap(([good, count]) => Array<string>(count).fill(good)),
    ]),
  ),
  cards: Object.fromEntries(
    data.card.map(({ id, ...card }) => [id, card]),
  ) as unknown as Facts['cards'],
  decks: Object.entries(data.decks).map(([, cards], deck) =>
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
