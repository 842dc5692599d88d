// What a screen reader says of a comune.
import type { House } from '../../generated/comuni.ts';
import type { Stage } from './facts.ts';

export function spokenTown(
  stage: Stage,
  buildings: readonly House[],
  walls: readonly number[],
): string {
  const { texts } = stage;
  const houses = buildings.map(({ kind, storeys }) =>
    texts.say('town-building', { kind, storeys }),
  );
  return texts.say('town-spoken', {
    buildings: houses.length ? texts.join(houses) : texts.say('town-no-buildings'),
    walls: walls.length
      ? texts.say('town-walls', { list: texts.join(walls.map(String)) })
      : texts.say('town-no-walls'),
  });
}

/** "Elena, you", "Astore, bot". */
export function nameOf(stage: Stage, seat: number): string {
  const person = stage.people[seat]!;
  if (seat === stage.view.seat) return stage.texts.say('you', { name: person.name });
  return person.bot ? stage.texts.say('bot', { name: person.name }) : person.name;
}
