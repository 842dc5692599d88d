// How armies stand on the walls, as the engine tells it, in the form in which it is drawn and written.
import type { Manned, Player } from '../../generated/comuni.ts';

export const heights = (player: Pick<Player, 'walls'>): number[] =>
  player.walls.map(({ levels }) => levels);

/** C5.5 By section, from the ground: what each wall card defends with; 0 where nobody stands. */
export function onWalls(walls: readonly number[], mans: readonly Manned[]): number[][] {
  const cards = walls.map((levels) => Array<number>(levels).fill(0));
  for (const { section, level, defends } of mans)
    if (section !== null && level !== null) cards[section]![level - 1] = defends;
  return cards;
}

/** C5.5 The terms of a defence: the values on the walls, then what the armies beyond them add. */
export function terms(mans: readonly Manned[]): { walls: number[]; beyond: number } {
  const walls = mans.filter(({ section }) => section !== null).map(({ defends }) => defends);
  return { walls, beyond: mans.at(-1)?.beyond ?? 0 };
}
