import type { Table } from '../../../generated/condottiere.ts';

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
  /** D1.2 by the option of the table. */
  borders: Record<Table['borders'], [string, string][]>;
}
