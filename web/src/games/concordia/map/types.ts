import type { Point, Side } from '../../../map/labels.ts';

/** A line between two cities as it is drawn. */
export interface Track {
  path: string;
  /** Where a colonist stands. */
  mid: Point;
  /** Some of its points, so that no name is written over it. */
  points: Point[];
}

/** A sea's name, line by line; turned by so many degrees. */
export interface Sea {
  lines: string[];
  at: Point;
  turn: number;
}

/** What draw.ts makes: everything in the pixels of a frame of width × height. */
export interface MapDrawing {
  width: number;
  height: number;
  /** How far north is turned from up, in degrees, anticlockwise. */
  turned: number;
  land: string;
  /** The coast of the land in play. */
  coast: string;
  provinces: Record<string, { path: string; tint: number; marker: Point }>;
  cities: Record<string, { at: Point; side: Side }>;
  /** By the line's name in moves: `land aquileia roma`. */
  tracks: Record<string, Track>;
  seas: Sea[];
}
