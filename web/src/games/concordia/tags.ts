// The plates on the map: what a house costs, what a province would give to whom.
import type { Stage } from '../contract.ts';
import { produce } from './economy.ts';
import type { Outlook, Site } from './outlook.ts';
import { tableOf } from './table.ts';
import type { Bit } from './Tag.svelte';

/** What is told of a city or province. */
export interface Plate {
  id: string;
  bits: Bit[];
  legal: boolean;
}

function ofSite({ city, price, lacking, lacksCoins, legal }: Site): Plate {
  const left = [...lacking];
  const goods = price.goods.map((good) => ({
    good,
    lacking: left.includes(good) && Boolean(left.splice(left.indexOf(good), 1)),
  }));
  return {
    id: `city ${city}`,
    bits: [{ coins: price.coins }, ...goods],
    legal: legal && !lacksCoins,
  };
}

/** Nothing is told of a province that would give nobody anything. */
export function ofProvince(stage: Stage, province: string): Plate[] {
  const given = produce(tableOf(stage), province, stage.view.seat ?? -1);
  const bits = [...given].flatMap(([who, goods]): Bit[] => [
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
  { sites, yields }: Outlook,
  few: { sites: boolean; yields: boolean },
): Plate[] {
  const shown = sites.filter(({ legal }) => legal || !few.sites);
  return [
    ...shown.map(ofSite),
    ...(few.yields ? [] : [...yields.keys()].flatMap((province) => ofProvince(stage, province))),
  ];
}
