// The sums of an invasion's reckoning, in words.
import { saying } from '../saying.ts';
import type { Invasion, Stand } from './invasion.ts';
import { terms } from './reckon.ts';
import type { Stage } from './facts.ts';

/** C5.2 */
export const strengthSum = (stage: Stage, { base }: Invasion, { lead }: Stand): string =>
  stage.texts.say(lead ? 'sum-lead' : 'sum-base', { base, lead });

/** C5.5 "5 + 4 on the walls", "3 + 1 captain". */
export function defenceSum(stage: Stage, { mans, city, captain }: Stand): string {
  const say = saying(stage);
  if (city === null) return say('sum-secret');
  const { walls: values, beyond } = terms(mans);
  const list = values.join(' + ');
  const sum =
    values.length && beyond
      ? say('sum-beyond', { list, beyond })
      : values.length
        ? captain
          ? list
          : say('sum-walls', { list })
        : beyond
          ? say('sum-only', { beyond })
          : say('sum-none');
  return captain
    ? say('sum-captain', {
        sum: values.length || beyond ? sum : '0',
        captain: mans[0]!.defends,
      })
    : sum;
}
