// What things cost and yield, worked out before a move is made. The server decides.
import facts from './facts.build.ts';
import { ends } from './facts.ts';
import { onLine, type Good, type Kind, type Player, type Sale, type Table } from './table.ts';

export interface Price {
  coins: number;
  goods: Good[];
}

/** K4.4 What a house in this city costs now. */
export function houseCost(table: Table, city: string): Price {
  const { good, houses } = table.cities[city]!;
  if (!good) return { coins: 0, goods: [] };
  return {
    coins: facts.goods[good].house * (houses.length + 1),
    goods: good === 'brick' ? ['food'] : ['brick', good],
  };
}

/** K4.3 The cities at both ends of the lines where his colonists stand, without those he has built in. */
export function sites(table: Table, seat: number): string[] {
  const player = table.players[seat]!;
  const lines = [...player.land, ...player.sea].filter((place) => onLine(place));
  const cities = new Set(lines.flatMap((line) => [ends(line).a, ends(line).b]));
  return [...cities].filter(
    (city) => city !== 'roma' && !table.cities[city]!.houses.includes(seat),
  );
}

/** What is missing of a price. */
export function missing(player: Player, { coins, goods }: Price): { coins: number; goods: Good[] } {
  const left = { ...player.goods };
  return {
    coins: Math.max(0, coins - player.coins),
    goods: goods.filter((good) => (left[good] -= 1) < 0),
  };
}

export const affordable = (player: Player, price: Price): boolean => {
  const { coins, goods } = missing(player, price);
  return coins === 0 && goods.length === 0;
};

/** K4.5, K4.6 What a province would give to whom, if this seat let it produce. */
export function produce(table: Table, province: string, seat: number): Map<number, Good[]> {
  const found = new Map<number, Good[]>();
  const give = (who: number, good: Good) => found.set(who, [...(found.get(who) ?? []), good]);
  const { good: bonus } = table.provinces[province]!;
  if (seat >= 0) give(seat, bonus);
  if (seat >= 0 && table.praefectus === seat) give(seat, bonus);
  for (const city of facts.maps[table.map]!.provinces[province]!) {
    const { good, houses } = table.cities[city]!;
    if (good) houses.forEach((who) => give(who, good));
  }
  return found;
}

/** K4.12 What a specialist would give. */
export const harvest = (table: Table, good: Good, seat: number): number =>
  Object.values(table.cities).filter((city) => city.good === good && city.houses.includes(seat))
    .length;

/** K4.10, K4.11 The goods for a card on its space; "any" counts apart. */
export function cardCost(sale: Sale, consul: boolean): { goods: Good[]; any: number } {
  if (consul) return { goods: sale.cost, any: 0 };
  return { goods: [...sale.cost, ...Array<Good>(sale.cloth).fill('cloth')], any: sale.any };
}

/** The colonists of a player, one by one. */
export const colonists = (player: Player): { kind: Kind; at: string }[] => [
  ...player.land.map((at) => ({ kind: 'land' as const, at })),
  ...player.sea.map((at) => ({ kind: 'sea' as const, at })),
];

export const actionOf = (card: string | null): string => (card ? facts.cards[card]!.action : '');
export const provinceOf = (map: string, city: string): string | null =>
  Object.entries(facts.maps[map]!.provinces).find(([, cities]) => cities.includes(city))?.[0] ??
  null;
export const provincesWith = (table: Table, seat: number): number =>
  Object.values(facts.maps[table.map]!.provinces).filter((cities) =>
    cities.some((city) => table.cities[city]!.houses.includes(seat)),
  ).length;
