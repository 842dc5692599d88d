// Where a popover stands: never on the thing it speaks of, and on as little live information as can be.
export interface Place {
  left: number;
  top: number;
  side: 'below' | 'above' | 'right' | 'left';
  /** Where its arrow points, from its left edge. */
  arrow: number;
}

type Box = { left: number; top: number; right: number; bottom: number };

const MARGIN = 8;
const TOP = 48;
const LIVE = '.prompt, .mark, .army, .hold, .joined, .side';

function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

export function findPlace(
  at: DOMRect,
  width: number,
  height: number,
  screenWidth: number,
  screenHeight: number,
): Place {
  const x = at.left + at.width / 2;
  const y = at.top + at.height / 2;
  const across = clamp(x - width / 2, MARGIN, screenWidth - width - MARGIN);
  const along = clamp(y - height / 2, TOP, screenHeight - height - MARGIN);
  const wanted: Omit<Place, 'arrow'>[] = [
    { side: 'below', left: across, top: at.bottom + 12 },
    { side: 'above', left: across, top: at.top - height - 14 },
    { side: 'right', left: at.right + 12, top: along },
    { side: 'left', left: at.left - width - 12, top: along },
  ];
  const live = [...document.querySelectorAll(LIVE)].map((element) =>
    element.getBoundingClientRect(),
  );
  let best: Place | null = null;
  let least = Infinity;
  for (const { side, left, top } of wanted) {
    const box = {
      left: clamp(left, MARGIN, screenWidth - width - MARGIN),
      top: clamp(top, TOP, screenHeight - height - MARGIN),
      right: 0,
      bottom: 0,
    };
    box.right = box.left + width;
    box.bottom = box.top + height;
    const cost = 6 * overlap(box, at) + live.reduce((sum, other) => sum + overlap(box, other), 0);
    if (cost < least) {
      least = cost;
      best = { side, left: box.left, top: box.top, arrow: clamp(x - box.left, 16, width - 16) };
    }
  }
  return best!;
}
