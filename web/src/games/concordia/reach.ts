// K4.2 Where a colonist can go with these steps. Occupied lines can be passed over, not rested on.
import { ends } from './facts.ts';
import { onLine, type Kind } from './table.ts';

export interface Way {
  steps: number;
  through: string[];
}

/** All lines on which a colonist of this kind could come to rest, with the shortest way there. */
export function reach(
  lines: readonly string[],
  kind: Kind,
  from: string,
  steps: number,
  occupied: Record<string, number>,
): Map<string, Way> {
  const own = lines.filter((line) => ends(line).kind === kind);
  const touches = (line: string, cities: string[]) =>
    cities.includes(ends(line).a) || cities.includes(ends(line).b);
  const beside = (place: string) => {
    const cities = onLine(place) ? [ends(place).a, ends(place).b] : [place];
    return own.filter((line) => line !== place && touches(line, cities));
  };
  const ways = new Map<string, Way>();
  let edge: Way[] = [{ steps: 0, through: [from] }];
  for (let step = 1; step <= steps; step++) {
    const next: Way[] = [];
    for (const way of edge) {
      for (const line of beside(way.through[way.through.length - 1]!)) {
        if (ways.has(line)) continue;
        const found = { steps: step, through: [...way.through, line] };
        ways.set(line, found);
        next.push(found);
      }
    }
    edge = next;
  }
  for (const line of ways.keys())
    if (line === from || occupied[line] !== undefined) ways.delete(line);
  for (const way of ways.values()) way.through.shift();
  return ways;
}
