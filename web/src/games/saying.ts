// How boards speak: messages of the game, with the names of those who sit at its table.
import type { Say, Stage } from './contract.ts';

type Speaking = Pick<Stage, 'texts' | 'names'>;

export const say = (
  { texts, names }: Speaking,
  id: string,
  args: Record<string, unknown> = {},
): string => texts.say(id, args, names);

/** The same for one who says much. */
export const saying =
  (stage: Speaking): Say =>
  (id, args) =>
    say(stage, id, args);
