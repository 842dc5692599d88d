/** The side of a city's mark on which its name stands. */
export type Side = 'n' | 'e' | 's' | 'w';

/** What map.build.ts makes: everything in the pixels of a frame of width × height. */
export interface MapDrawing {
  width: number;
  height: number;
  land: string;
  coast: string;
  regions: Record<string, string>;
  places: Record<string, { at: [number, number]; name: Side }>;
  borders: [string, string][];
  exampleBorders: [string, string][];
}
