// The plates on the map: what a house costs, what a province would give to whom.
import type { Site } from '../../generated/concordia.ts';
import { yieldsOf, type Outlook } from './outlook.ts';
import type { Bit } from './Tag.svelte';
import type { Stage } from './facts.ts';

/** What is told of a city or province. */
export interface Plate {
  id: string;
  bits: Bit[];
  legal: boolean;
}

const ofSite = (stage: Stage, { city, coins, goods, lacking }: Site): Plate => ({
  id: `city ${city}`,
  bits: [{ coins }, ...goods.map((good) => ({ good, lacking: lacking.includes(good) }))],
  legal: stage.can(`build ${city}`),
});

/** Nothing is told of a province that would give nobody anything. */
export function ofProvince(stage: Stage, province: string): Plate[] {
  const bits = yieldsOf(stage, province).flatMap(([who, goods]): Bit[] => [
    { whose: stage.people[who]!.identity },
    ...goods.map((good) => ({ good })),
  ]);
  return bits.length
    ? [{ id: `province ${province}`, bits, legal: stage.can(`produce ${province}`) }]
    : [];
}

/** `few`: only what can be done now, where there is little room. */
export function platesOf(
  stage: Stage,
  { sites, provinces }: Outlook,
  few: { sites: boolean; yields: boolean },
): Plate[] {
  return [
    ...sites.map((site) => ofSite(stage, site)).filter(({ legal }) => legal || !few.sites),
    ...(few.yields ? [] : provinces.flatMap((province) => ofProvince(stage, province))),
  ];
}
