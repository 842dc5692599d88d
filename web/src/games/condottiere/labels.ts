// Where marks and names stand in the panel. A name is shown whole or not at all.
import type { Camera } from '../../map/camera.svelte.ts';
import { around, settleMost, textAt, type Point, type Spot } from '../../map/labels.ts';
import type { MapDrawing } from './map/types.ts';

export interface Placed {
  city: string;
  x: number;
  y: number;
  /** Where the name stands; null: there is no room for it. */
  name: { x: number; y: number; anchor: Spot['anchor'] } | null;
  /** Where the pawn stands beside it. */
  pawnX: number;
}

/** A city to be placed: those that matter most come first. */
export interface Wanted {
  city: string;
  name: string;
  owned: boolean;
  /** Whether the pawn stands beside it. */
  pawn: boolean;
}

interface Mark extends Wanted {
  at: Point;
  half: number;
}

const GAP = { beside: 5, above: 3, below: 4, drop: 1.5 };
const PAWN = 12;

/** All marks in view, each with its name on the side the map wants, else on another, else without. */
export function arrange(
  camera: Camera,
  places: MapDrawing['places'],
  wanted: readonly Wanted[],
  mark: number,
  phone: boolean,
): Placed[] {
  const marks = wanted
    .map((one): Mark => ({
      ...one,
      at: camera.at(places[one.city]!.at),
      half: one.owned ? mark / 2 : 7,
    }))
    .filter(
      ({ at: [x, y], half }) =>
        x - half > 0 &&
        x + half < camera.width &&
        y - mark * 0.6 > 0 &&
        y + mark * 0.6 < camera.height,
    );
  const spots = settleMost(
    marks.map((one) => ({
      id: one.city,
      at: one.at,
      half: one.half,
      tall: one.owned ? mark * 0.58 : 5,
      width: one.name.length * (phone ? 6.4 : 7) + 4,
      height: 11,
      side: places[one.city]!.name,
      gap: GAP,
      ...(one.pawn && {
        beside: (spot: Spot | null) => around([pawnX(one, spot), one.at[1]], PAWN),
      }),
    })),
    marks.map(({ at, half }) => around(at, half)),
    [],
    camera,
  );
  return marks.map((one) => {
    const spot = spots.get(one.city) ?? null;
    return {
      city: one.city,
      x: one.at[0],
      y: one.at[1],
      name: spot && { x: textAt(spot), y: spot.box.bottom - 2, anchor: spot.anchor },
      pawnX: pawnX(one, spot),
    };
  });
}

const pawnX = ({ at: [x], half }: Mark, spot: Spot | null): number =>
  spot?.anchor === 'start' ? spot.box.right + 16 : x + half + 17;
