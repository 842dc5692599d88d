// The size of the window, as the layouts need it (docs/page.md).
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  /** How much larger than usual the reader's letters are: with them grows what a layout needs. */
  readonly larger = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get phone(): boolean {
    return this.width < 1024 * this.larger;
  }
  get narrow(): boolean {
    return this.width < 600 * this.larger;
  }
  /** A phone held sideways, or a window as low: the board on one side, prompt and hand on the other. */
  get sideways(): boolean {
    return this.phone && this.width >= 560 * this.larger && this.height < 600 * this.larger;
  }
  /** The board has no more room than a phone held upright. */
  get slim(): boolean {
    return this.narrow || this.sideways;
  }
  /** The side column becomes a drawer. */
  get drawer(): boolean {
    return !this.phone && this.width < 1280 * this.larger;
  }
  /** Small faces in the hand. */
  get low(): boolean {
    return this.height < 700 * this.larger;
  }
}

export const screen = new Screen();
