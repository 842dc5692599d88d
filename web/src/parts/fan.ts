// How cards lie side by side: apart where there is room, else overlapping, all in view.
export interface Fan {
  /** From one card's left edge to the next. */
  step: number;
  /** How far the cards right of a raised one are pushed aside: as far as it takes to see it, and no farther. */
  push: number;
}

const LEAST = 14;
const MOST_PUSHED = 0.55; // of a card's width

export function spread(cards: number, width: number, room: number, gap: number, raised: boolean): Fan {
  const steps = Math.max(1, cards - 1);
  const even = (room - width) / steps;
  if (even >= width + gap) return { step: width + gap, push: 0 };
  if (!raised) return { step: Math.max(LEAST, Math.min(width, even)), push: 0 };
  // (steps − 1) · step + (step + push) = room − width, and step + push = width + gap
  const clear = Math.max(LEAST, (room - 2 * width - gap) / Math.max(1, steps - 1));
  if (width + gap - clear <= MOST_PUSHED * width) return { step: Math.min(width, clear), push: Math.max(0, width + gap - clear) };
  return { step: Math.max(LEAST, (room - width - MOST_PUSHED * width) / steps), push: MOST_PUSHED * width };
}
