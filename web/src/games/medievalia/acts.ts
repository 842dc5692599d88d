// What pressing a thing means now: one move, legal or not. What is not legal answers why.
import type { Look } from './look.svelte.ts';
import { marchMove } from './zones.ts';
import { findFigure, kindOf, type Owned, type Stage } from './facts.ts';

/** Small steps that can be taken back are made at once; all else is considered first. */
const AT_ONCE = new Set([
  'return',
  'play',
  'buy',
  'draw',
  'flip',
  'discard',
  'pick',
  'lift',
  'put',
  'enter',
  'cross',
  'centre',
  'into',
  'against',
]);

export function act(stage: Stage, move: string, at: Element): void {
  if (stage.can(move) && AT_ONCE.has(move.split(' ')[0]!)) stage.play(move);
  else stage.press(move, at);
}

/** Whether something here is lit: legal, or being considered. */
export const stateOf = (stage: Stage, move: string | null): '' | 'legal' | 'chosen' | 'pending' => {
  if (!move) return '';
  if (stage.pending === move) return 'pending';
  if (stage.chosen === move) return 'chosen';
  return stage.can(move) ? 'legal' : '';
};

/** A card of the hand. */
export function handMove(stage: Stage, card: string): string {
  const { phase } = stage.view.table;
  if (phase === 'exchange') return `return ${card}`;
  return phase === 'batch' || phase === 'help' || phase === 'double' || phase === 'place'
    ? `discard ${card}`
    : `play ${card}`;
}

/** A territory or the city, in the fief of this seat. */
export function placeMove(stage: Stage, post: string, seat: number): string {
  const { phase } = stage.view.table;
  if (phase === 'targets') return `target ${post}`;
  if (phase === 'move' && seat === stage.view.seat) return `put ${post}`;
  if (phase === 'place' && post !== 'city') return `place ${post}`;
  if (phase === 'double' && stage.can('pick land') && stage.view.table.piece === post)
    return 'pick land';
  return `flip ${post}`;
}

const ACTING = /^(?:shoot|heal) /;

/** Shots and healings that are legal now. */
export const deeds = (
  stage: Stage,
): { move: string; verb: string; actor: string; target: string }[] =>
  stage.mine
    ? stage.view.legal
        .filter((move) => ACTING.test(move))
        .map((move) => {
          const [verb, actor, target] = move.split(' ') as [string, string, string];
          return { move, verb, actor, target };
        })
    : [];

/** The shot or healing that hits this figure: by who was picked, else by the first who can. */
export function deedOn(stage: Stage, look: Look, piece: string): string | null {
  const found = deeds(stage).filter(({ target }) => target === piece);
  return (found.find(({ actor }) => actor === look.picked) ?? found[0])?.move ?? null;
}

/** Whether this figure can shoot or heal now. */
export const isReady = (stage: Stage, piece: string): boolean =>
  deeds(stage).some(({ actor }) => actor === piece);

const deedWord = (piece: string): string => (kindOf(piece) === 'archer' ? 'shoot' : 'heal');

/** A figure. */
export function figureMove(stage: Stage, look: Look, figure: Owned): string {
  const table = stage.view.table;
  const { piece } = figure;
  const mine = figure.seat === stage.view.seat;
  switch (table.phase) {
    case 'batch':
    case 'help':
      return `flip ${mine ? (figure.post ?? piece) : piece}`;
    case 'double':
      return stage.can(`pick ${piece}`) ? `pick ${piece}` : `flip ${figure.post ?? piece}`;
    case 'place':
      return figure.post && figure.post !== 'city'
        ? `place ${figure.post}`
        : `flip ${figure.post ?? piece}`;
    case 'move':
      if (figure.zone !== `fief-${stage.view.seat}`) return marchMove(figure.zone);
      return `put ${mine ? (figure.post ?? 'free') : 'free'}`;
    case 'targets':
      return `target ${piece}`;
    case 'damage':
      return `hit ${piece}`;
    case 'shots':
    case 'answer':
    case 'archers':
    case 'priests':
      return (
        deedOn(stage, look, piece) ??
        wanting(
          stage,
          piece,
          table.phase === 'shots' || table.phase === 'archers' ? 'archer' : 'priest',
        )
      );
    default:
      // Whoever was picked acts on others; everybody else of one's own is taken up.
      if (
        look.picked &&
        look.picked !== piece &&
        findFigure(table, look.picked)?.seat === stage.view.seat
      ) {
        if (!mine || deedWord(look.picked) === 'heal')
          return `${deedWord(look.picked)} ${look.picked} ${piece}`;
      }
      return mine ? `lift ${piece}` : (deedOn(stage, look, piece) ?? `lift ${piece}`);
  }
}

/** The deed that is not possible: asked for, it says why. */
function wanting(stage: Stage, piece: string, kind: string): string {
  const table = stage.view.table;
  const own = table.players[stage.view.seat ?? table.active_seat]!.figures.find(
    ({ card }) => card === kind,
  );
  return `${kind === 'archer' ? 'shoot' : 'heal'} ${own?.piece ?? `${kind}-1`} ${piece}`;
}
