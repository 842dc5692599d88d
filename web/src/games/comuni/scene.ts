// Which invasion the board shows in place of the columns: the one that is on, or the last one until
// the reader goes on.
import type { Stage } from '../contract.ts';
import { lastReveal, underWay, type Invasion } from './invasion.ts';
import { armiesOf, mindOf, planOf } from './mind.svelte.ts';
import { tableOf } from './table.ts';

export function invasionShown(stage: Stage): Invasion | null {
  const table = tableOf(stage);
  const mind = mindOf(stage);
  if (table.phase === 'invasion') {
    const plan = planOf(stage);
    return underWay(table, stage.view.seat, {
      league: armiesOf(plan.league),
      city: armiesOf(plan.city),
    });
  }
  const last = lastReveal(stage.happenings, table);
  if (!last) return null;
  if (mind.again) return last;
  const newest = stage.happenings[stage.happenings.length - 1]!.n === last.n;
  if (!stage.live && !stage.view.result) return newest ? last : null; // a replay, or somebody who watches
  return last.n > mind.seen && stage.chosen === null ? last : null;
}
