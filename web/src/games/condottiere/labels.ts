// Where marks and names stand in the panel. A name is shown whole or not at all.
import type { Camera } from '../../art/camera.svelte.ts';
import type { MapDrawing, Side } from './map/types.ts';

export interface Placed {
  shown: boolean;
  x: number;
  y: number;
  textX: number;
  textY: number;
  anchor: 'start' | 'middle' | 'end';
  /** Where the pawn stands beside it. */
  pawnX: number;
}

const OFFSET: Record<Side, { anchor: Placed['anchor']; x: number; y: number }> = {
  e: { anchor: 'start', x: 1, y: 0 },
  w: { anchor: 'end', x: -1, y: 0 },
  s: { anchor: 'middle', x: 0, y: 1 },
  n: { anchor: 'middle', x: 0, y: -1 },
};

export function place(camera: Camera, where: MapDrawing['places'][string], owned: boolean, mark: number, name: string, phone: boolean): Placed {
  const [x, y] = camera.at(where.at);
  const side = OFFSET[where.name];
  const half = owned ? mark / 2 : 7;
  const wide = name.length * (phone ? 6.4 : 7) + 4;
  const textX = x + side.x * (half + 5);
  const textY = y + (side.y ? side.y * ((owned ? mark * 0.58 : 5) + (side.y > 0 ? 13 : 5)) : 5);
  const left = side.anchor === 'start' ? textX : side.anchor === 'end' ? textX - wide : textX - wide / 2;
  const shown = Math.min(left, x - half) > 0 && Math.max(left + wide, x + half) < camera.width && y - mark * 0.6 > 0 && Math.max(textY + 4, y + mark * 0.6) < camera.height;
  const pawnX = side.anchor === 'start' ? left + wide + 16 : x + half + 17;
  return { shown, x, y, textX, textY, anchor: side.anchor, pawnX };
}
