// The maps: each in a wide and a tall drawing, of which only what is shown is loaded.
import type { MapDrawing } from './map/types.ts';

const files = import.meta.glob<{ default: MapDrawing }>('./map/*.build.ts');
const loaded = new Map<string, MapDrawing>();

/** The one that is played on unless another is chosen. */
export const USUAL_MAP = 'imperium';

export type Shape = 'wide' | 'tall';

/** At once, if it is there already. */
export function drawingOf(map: string, shape: Shape): MapDrawing | Promise<MapDrawing> {
  const name = `./map/${map}-${shape}.build.ts`;
  return (
    loaded.get(name) ??
    files[name]!().then(({ default: drawing }) => {
      loaded.set(name, drawing);
      return drawing;
    })
  );
}
