// D5.8 in the browser: only to show what a card would change before it is played.
import { type Cards, type Strength, type Table, valueOf } from './table.ts';

export function strengthOf(army: Cards, winter: boolean): Strength {
  let mercenaries = 0;
  let sum = 0;
  for (const [card, count] of Object.entries(army)) {
    const value = valueOf(card);
    if (value === null) continue;
    mercenaries += count;
    sum += value * count;
  }
  const drummer = (army.drummer ?? 0) > 0;
  const heroines = army.heroine ?? 0;
  const counted = (winter ? mercenaries : sum) * (drummer ? 2 : 1);
  return { total: counted + 10 * heroines, mercenaries, sum, drummer, heroines };
}

/** All armies' strengths if this seat played this card now. */
export function strengthsAfter(table: Table, seat: number, card: string): Strength[] {
  const winter = table.winter || card === 'winter';
  return table.players.map(({ army }, other) =>
    strengthOf(other === seat ? { ...army, [card]: (army[card] ?? 0) + 1 } : army, winter),
  );
}
