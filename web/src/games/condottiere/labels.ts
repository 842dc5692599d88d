// Where marks and names stand in the panel. A name is shown whole or not at all.
import type { Camera } from '../../art/camera.svelte.ts';
import type { MapDrawing, Side } from './map/types.ts';

export interface Placed {
  city: string;
  x: number;
  y: number;
  /** Where the name stands; null: there is no room for it. */
  name: { x: number; y: number; anchor: 'start' | 'middle' | 'end' } | null;
  /** Where the pawn stands beside it. */
  pawnX: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}
interface Try {
  x: number;
  y: number;
  anchor: 'start' | 'middle' | 'end';
  box: Box;
}

/** A city to be placed: those that matter most come first. */
export interface Wanted {
  city: string;
  name: string;
  owned: boolean;
  /** Whether the pawn stands beside it. */
  pawn: boolean;
}

const OFFSET: Record<Side, { anchor: Try['anchor']; x: number; y: number }> = {
  e: { anchor: 'start', x: 1, y: 0 },
  w: { anchor: 'end', x: -1, y: 0 },
  s: { anchor: 'middle', x: 0, y: 1 },
  n: { anchor: 'middle', x: 0, y: -1 },
};
const SIDES: Side[] = ['s', 'e', 'n', 'w'];
const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

interface Mark extends Wanted {
  at: [number, number];
  half: number;
}

const ROUNDS = 5;
const PAWN = 12;

/** All marks in view, each with its name on the side the map wants, else on another, else without. */
export function arrange(
  camera: Camera,
  places: MapDrawing['places'],
  wanted: readonly Wanted[],
  mark: number,
  phone: boolean,
): Placed[] {
  let order: Mark[] = wanted
    .map((one) => ({ ...one, at: camera.at(places[one.city]!.at), half: one.owned ? mark / 2 : 7 }))
    .filter(
      ({ at: [x, y], half }) =>
        x - half > 0 &&
        x + half < camera.width &&
        y - mark * 0.6 > 0 &&
        y + mark * 0.6 < camera.height,
    );
  let best: Placed[] = [];
  let fewest = Infinity;
  // A name that found no room comes first in the next round.
  for (let round = 0; round < ROUNDS && fewest > 0; round++) {
    const placed = placeAll(order, camera, places, mark, phone);
    const nameless = new Set(placed.filter(({ name }) => !name).map(({ city }) => city));
    if (nameless.size < fewest) [best, fewest] = [placed, nameless.size];
    order = [
      ...order.filter(({ city }) => nameless.has(city)),
      ...order.filter(({ city }) => !nameless.has(city)),
    ];
  }
  return best;
}

function placeAll(
  order: readonly Mark[],
  camera: Camera,
  places: MapDrawing['places'],
  mark: number,
  phone: boolean,
): Placed[] {
  const taken: Box[] = order.map(({ at: [x, y], half }) => ({
    left: x - half,
    right: x + half,
    top: y - half,
    bottom: y + half,
  }));
  return order.map(({ city, name, owned, pawn, at: [x, y], half }, i) => {
    const first = places[city]!.name;
    const tries = [first, ...SIDES.filter((side) => side !== first)].map((side) =>
      tryAt(side, x, y, half, owned ? mark : 0, name, phone),
    );
    const found =
      tries.find(
        ({ box }) =>
          inside(box, camera) && !taken.some((other, o) => o !== i && overlaps(box, other)),
      ) ?? null;
    if (found) taken.push(found.box);
    const right = found?.anchor === 'start' ? found.box.right + 16 : x + half + 17;
    if (pawn)
      taken.push({ left: right - PAWN, right: right + PAWN, top: y - PAWN, bottom: y + PAWN });
    return {
      city,
      x,
      y,
      name: found && { x: found.x, y: found.y, anchor: found.anchor },
      pawnX: right,
    };
  });
}

function tryAt(
  side: Side,
  x: number,
  y: number,
  half: number,
  mark: number,
  name: string,
  phone: boolean,
): Try {
  const { anchor, x: across, y: down } = OFFSET[side];
  const wide = name.length * (phone ? 6.4 : 7) + 4;
  const textX = x + across * (half + 5);
  const textY = y + (down ? down * ((mark ? mark * 0.58 : 5) + (down > 0 ? 13 : 5)) : 5);
  const left = anchor === 'start' ? textX : anchor === 'end' ? textX - wide : textX - wide / 2;
  return {
    x: textX,
    y: textY,
    anchor,
    box: { left, right: left + wide, top: textY - 9, bottom: textY + 2 },
  };
}

const inside = (box: Box, camera: Camera): boolean =>
  box.left > 0 && box.right < camera.width && box.top > 0 && box.bottom < camera.height;
