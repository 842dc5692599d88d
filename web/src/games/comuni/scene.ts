// Which invasion the board shows in place of the columns: the one that is on, or the last one while it
// is held before the eyes, or looked at once more.
import { lastReveal, underWay, type Invasion } from './invasion.ts';
import { armiesIn, mindOf, planOf } from './mind.svelte.ts';
import type { Stage } from './facts.ts';

export function invasionShown(stage: Stage): Invasion | null {
  const table = stage.view.table;
  if (table.phase === 'invasion') {
    return underWay(table, stage.view.seat, armiesIn(planOf(stage)));
  }
  const held = stage.moment?.event.id === 'league';
  return held || mindOf(stage).again ? lastReveal(stage.happenings, table) : null;
}
