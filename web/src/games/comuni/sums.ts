// The sums of an invasion's reckoning, in words.
import type { Stage } from '../contract.ts';
import type { Invasion, Stand } from './invasion.ts';
import { terms } from './reckon.ts';

/** C5.2 */
export function strengthSum(stage: Stage, { base }: Invasion, { faced }: Stand): string {
  return faced > base
    ? stage.texts.say('sum-lead', { base, lead: faced - base })
    : stage.texts.say('sum-base', { base });
}

/** C5.5 "5 + 4 on the walls", "3 + 1 captain". */
export function defenceSum(stage: Stage, { mans, city, captain }: Stand): string {
  const say = (id: string, args: Record<string, unknown> = {}) => stage.texts.say(id, args);
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
  return captain ? say('sum-captain', { sum: values.length || beyond ? sum : '0' }) : sum;
}

/** C5.12 How much the others' league has to take off still. */
export const needed = ({ faced, league, defence }: Stand): number =>
  Math.max(0, faced - (league ?? 0) - (defence ?? 0));
