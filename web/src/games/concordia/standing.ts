// Colonists on the map: those in cities, those on lines, and where one may be placed.
import type { Table } from '../../generated/concordia.ts';
import type { Point } from '../../map/labels.ts';
import type { Kind } from '../../generated/concordia.ts';
import { KINDS, onLine, type Stage } from './facts.ts';

/** Colonists of one player and kind in a city, or the ghost of one that may be placed there. */
export interface Standing {
  id: string;
  kind: Kind;
  who: number;
  x: number;
  y: number;
  count: number;
  move: string;
  ghost: boolean;
  city: string;
}
/** How large discs and pieces are drawn, in pixels. */
export interface Sizes {
  disc: number;
  piece: number;
}

export const SMALL = 0.8; // a colonist in a city, beside one on a line

/** They stand below and left of the disc, one row per kind. */
export function inCity(
  stage: Stage,
  city: string,
  [x, y]: Point,
  { disc, piece }: Sizes,
): Standing[] {
  const { players } = stage.view.table;
  const wide = piece * SMALL;
  const ofKind = (kind: Kind) => {
    const here = players.flatMap((player, who) => {
      const count = player[kind].filter((place) => place === city).length;
      return count ? [{ who, count }] : [];
    });
    return stage.can(`place ${kind} ${city}`)
      ? [...here, { who: stage.view.seat!, count: 0 }]
      : here;
  };
  const rows = KINDS.map((kind) => ({ kind, standing: ofKind(kind) })).filter(
    ({ standing }) => standing.length,
  );
  return rows.flatMap(({ kind, standing }, row) =>
    standing.map(({ who, count }, i) => ({
      id: `${count ? 'colonist' : 'place'} ${kind} ${city} ${who}`,
      kind,
      who,
      count,
      city,
      ghost: count === 0,
      move: `${count ? 'leave' : 'place'} ${kind} ${city}`,
      x: x - disc - wide * 0.42 - i * (wide + 1),
      y: y + disc * 0.35 + row * (wide + 1),
    })),
  );
}

/** On each line at most one that rests there (K4.2), and one that passes. */
export const onLines = ({
  lines,
  moving,
  active,
}: Table): { line: string; who: number; moving: boolean }[] => [
  ...Object.entries(lines).map(([line, who]) => ({ line, who, moving: false })),
  ...(moving && onLine(moving.at) ? [{ line: moving.at, who: active, moving: true }] : []),
];
