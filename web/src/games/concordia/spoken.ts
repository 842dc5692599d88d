// What a screen reader says of things on the map.
import type { Stage } from '../contract.ts';
import { houseCost, produce } from './economy.ts';
import { ends } from './facts.ts';
import type { Journey } from './outlook.ts';
import { tableOf, type Good } from './table.ts';

const say = (stage: Stage, id: string, args: Record<string, unknown> = {}) =>
  stage.texts.say(id, args, stage.names);

export function spokenCity(stage: Stage, city: string): string {
  const table = tableOf(stage);
  const { good, houses } = table.cities[city]!;
  const parts = [
    good ? say(stage, 'city-of-good', { city, good }) : say(stage, 'city-capital', { city }),
  ];
  if (houses.length) parts.push(say(stage, 'city-houses', { seats: houses }));
  if (good && stage.can(`build ${city}`)) {
    const { coins, goods } = houseCost(table, city);
    parts.push(say(stage, 'city-cost', { coins, goods }));
  }
  return parts.join('; ');
}

export function spokenLine(stage: Stage, line: string, journey: Journey | undefined): string {
  const table = tableOf(stage);
  const { kind, a, b } = ends(line);
  const parts = [say(stage, 'line-spoken', { kind, city: a, to_city: b })];
  const owner = table.moving?.at === line ? table.active : table.lines[line];
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
  const table = tableOf(stage);
  const { good, coins, turned } = table.provinces[province]!;
  if (turned) return say(stage, 'province-turned', { province, coins });
  const parts = [say(stage, 'province-bonus', { province, good })];
  if (stage.can(`produce ${province}`))
    parts.push(...yieldLines(stage, produce(table, province, stage.view.seat ?? -1)));
  return parts.join('; ');
}

/** "you receive …" for each player. */
export const yieldLines = (stage: Stage, yields: Map<number, Good[]>): string[] =>
  [...yields].map(([seat, goods]) =>
    seat === stage.view.seat
      ? say(stage, 'yield-you', { goods })
      : say(stage, 'yield-of', { seat, goods }),
  );
