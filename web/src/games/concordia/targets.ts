// Arrow keys on the map: to the nearest thing in that direction.
export interface Target {
  id: string;
  at: readonly [number, number];
}

const WAYS: Record<string, readonly [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};
const ASIDE = 2.2; // how much worse a thing is that lies beside the direction

export function nextTarget(targets: readonly Target[], from: string, key: string): string | null {
  const way = WAYS[key];
  const here = targets.find(({ id }) => id === from);
  if (!way || !here) return null;
  let best: string | null = null;
  let least = Infinity;
  for (const {
    id,
    at: [x, y],
  } of targets) {
    const [dx, dy] = [x - here.at[0], y - here.at[1]];
    const ahead = dx * way[0] + dy * way[1];
    const cost = ahead + ASIDE * (Math.abs(dx * way[1]) + Math.abs(dy * way[0]));
    if (id !== from && ahead > 3 && cost < least) [best, least] = [id, cost];
  }
  return best;
}
