// How cards lie side by side: apart where there is room, else overlapping.
export interface Fan {
  /** From one card's left edge to the next. */
  step: number;
  /** How far the cards right of a raised one are pushed aside: as far as it takes to see it, and no farther. */
  push: number;
}

const LEAST = 14;
const MOST_PUSHED = 0.55; // of a card's width

/** All in view, as long as so much of each card (`least`) can be aimed at. */
export function spread(
  cards: number,
  width: number,
  room: number,
  gap: number,
  raised: boolean,
  least = LEAST,
): Fan {
  const steps = Math.max(1, cards - 1);
  const even = (room - width) / steps;
  if (even >= width + gap) return { step: width + gap, push: 0 };
  if (!raised) return { step: Math.max(least, Math.min(width, even)), push: 0 };
  // (steps − 1) · step + (step + push) = room − width, and step + push = width + gap
  const clear = Math.max(least, (room - 2 * width - gap) / Math.max(1, steps - 1));
  if (width + gap - clear <= MOST_PUSHED * width)
    return { step: Math.min(width, clear), push: Math.max(0, width + gap - clear) };
  const step = Math.max(least, (room - width - MOST_PUSHED * width) / steps);
  if (2 * step + MOST_PUSHED * width - width >= least) return { step, push: MOST_PUSHED * width };
  // What the raised card leaves of its neighbour: 2 · step + push − width = least
  const narrow = Math.max(least, (room - 2 * width - least) / Math.max(1, steps - 2));
  return { step: narrow, push: width + least - 2 * narrow };
}

/** From the first card's left edge to the last one's right edge. */
export function whole(cards: number, width: number, { step, push }: Fan): number {
  return cards ? (cards - 1) * step + push + width : 0;
}
