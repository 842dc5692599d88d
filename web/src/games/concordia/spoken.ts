// What a screen reader says of things on the map.
import { say } from '../saying.ts';
import { ends, type Stage } from './facts.ts';
import { yieldsOf, type Journey } from './outlook.ts';

export function spokenCity(stage: Stage, city: string): string {
  const { cities, sites } = stage.view.table;
  const { good, houses } = cities[city]!;
  const parts = [
    good ? say(stage, 'city-of-good', { city, good }) : say(stage, 'city-capital', { city }),
  ];
  if (houses.length) parts.push(say(stage, 'city-houses', { seats: houses }));
  const site = stage.can(`build ${city}`) && sites.find((one) => one.city === city);
  if (site) parts.push(say(stage, 'city-cost', { coins: site.coins, goods: site.goods }));
  return parts.join('; ');
}

export function spokenLine(stage: Stage, line: string, journey: Journey | undefined): string {
  const { moving, active, lines } = stage.view.table;
  const { kind, a, b } = ends(line);
  const parts = [say(stage, 'line-spoken', { kind, city: a, to_city: b })];
  const owner = moving?.at === line ? active : lines[line];
  if (owner !== undefined)
    parts.push(
      owner === stage.view.seat
        ? say(stage, 'line-yours')
        : say(stage, 'line-occupied', { seat: owner }),
    );
  else if (journey) parts.push(say(stage, 'line-steps', { steps: journey.steps }));
  return parts.join('; ');
}

export function spokenProvince(stage: Stage, province: string): string {
  const { good, coins, turned } = stage.view.table.provinces[province]!;
  if (turned) return say(stage, 'province-turned', { province, coins });
  const parts = [say(stage, 'province-bonus', { province, good })];
  if (stage.can(`produce ${province}`)) parts.push(...yieldLines(stage, province));
  return parts.join('; ');
}

/** "you receive …" for each player. */
export const yieldLines = (stage: Stage, province: string): string[] =>
  yieldsOf(stage, province).map(([seat, goods]) =>
    seat === stage.view.seat
      ? say(stage, 'yield-you', { goods })
      : say(stage, 'yield-of', { seat, goods }),
  );
