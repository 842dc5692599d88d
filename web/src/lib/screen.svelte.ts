// The size of the window, as the layouts need it (docs/page.md).
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);

  constructor() {
    addEventListener('resize', () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
  }

  get phone(): boolean {
    return this.width < 1024;
  }
  get narrow(): boolean {
    return this.width < 600;
  }
  /** The side column becomes a drawer. */
  get drawer(): boolean {
    return this.width >= 1024 && this.width < 1280;
  }
  /** Small faces in the hand. */
  get low(): boolean {
    return this.height < 700;
  }
}

export const screen = new Screen();
