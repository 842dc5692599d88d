// What heights are worth, what a card costs, and how armies man the walls.
import { HIGHEST, type Card, type Kind, type Player, type Table } from './table.ts';

/** C1.5 A building of so many storeys. */
export const VALUE = [0, 1, 3, 6, 10] as const;

export const heights = (player: Pick<Player, 'walls'>): number[] =>
  player.walls.map(({ levels }) => levels);
export const buildingsOf = (player: Pick<Player, 'buildings'>, kind: Kind): number[] =>
  player.buildings.flatMap((one) => (one.kind === kind ? [one.storeys] : []));
export const highest = (player: Pick<Player, 'buildings'>, kind: Kind): number =>
  Math.max(0, ...buildingsOf(player, kind));
/** C3.18 What all buildings of a kind are worth together. */
export const worthOf = (player: Pick<Player, 'buildings'>, kind: Kind): number =>
  buildingsOf(player, kind).reduce((sum, storeys) => sum + VALUE[storeys]!, 0);

/** C5.5 By section, from the ground: what each wall card defends with; 0 where nobody stands. The highest are manned first. */
export function manned(
  walls: readonly number[],
  armies: number,
): { cards: number[][]; beyond: number } {
  const cards = walls.map((levels) => Array<number>(levels).fill(0));
  let left = armies;
  for (let level = HIGHEST; level > 0; level--) {
    for (const section of cards) {
      if (section.length < level || left === 0) continue;
      section[level - 1] = 1 + level;
      left -= 1;
    }
  }
  return { cards, beyond: left };
}

/** C5.5 What so many armies defend with, without the league captain. */
export function defenceWith(walls: readonly number[], armies: number): number {
  const { cards, beyond } = manned(walls, armies);
  return cards.flat().reduce((sum, value) => sum + value, beyond);
}

/** C5.5 The same as a sum: the values on the walls, then those beyond them. */
export function terms(
  walls: readonly number[],
  armies: number,
): { walls: number[]; beyond: number } {
  const { cards, beyond } = manned(walls, armies);
  return {
    walls: cards
      .flat()
      .filter((value) => value > 0)
      .sort((a, b) => b - a),
    beyond,
  };
}

/** C3.12, C3.27 Craftsmen for laying a card at this height: what its level lacks, and one for a further action. */
export function priceOf(
  table: Pick<Table, 'actions' | 'storeys_laid' | 'levels_laid'>,
  card: Card,
  height: number,
  wall: boolean,
): { lacking: number; action: number } {
  const laid = wall ? table.levels_laid : table.storeys_laid;
  return { lacking: Math.max(0, height - card.level), action: laid >= table.actions ? 1 : 0 };
}

/** C5.2 How far each is ahead of the one with the fewest points. */
export const leadOf = (players: readonly Pick<Player, 'points'>[], seat: number): number =>
  players[seat]!.points - Math.min(...players.map(({ points }) => points));
