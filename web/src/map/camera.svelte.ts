// Where a map is looked at from: fitted to its panel, moved by drag, pinch and wheel.
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const MOST = 4;

export class Camera {
  width = $state(600);
  height = $state(488);
  /** How far the reader has moved away from the fitted picture. */
  #zoom = $state(1);
  #shift = $state({ x: 0, y: 0 });
  readonly #box: () => Box;
  #pointers = new Map<number, { x: number; y: number }>();
  /** Whether the last press was a drag, so that no thing under it is pressed. */
  dragged = false;

  /** How large a step of the map is on the panel, and where its origin lies there. */
  readonly #fit = $derived.by(() => {
    const box = this.#box();
    const k = Math.min(this.width / box.width, this.height / box.height) * this.#zoom;
    return {
      k,
      x: this.width / 2 - (box.x + box.width / 2) * k + this.#shift.x,
      y: this.height / 2 - (box.y + box.height / 2) * k + this.#shift.y,
    };
  });

  constructor(box: () => Box) {
    this.#box = box;
  }

  get scale(): number {
    return this.#fit.k;
  }

  get moved(): boolean {
    return this.#zoom !== 1 || this.#shift.x !== 0 || this.#shift.y !== 0;
  }

  get transform(): string {
    const { k, x, y } = this.#fit;
    return `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${k.toFixed(4)})`;
  }

  /** A point of the map in the pixels of the panel. */
  at([x, y]: readonly [number, number]): [number, number] {
    const { k, x: left, y: top } = this.#fit;
    return [x * k + left, y * k + top];
  }

  reset(): void {
    this.aiming = false;
    this.#zoom = 1;
    this.#shift = { x: 0, y: 0 };
  }

  /** Whether it came closer by itself, so that a finger can tell things apart. */
  aiming = $state(false);

  /** Come closer to a point of the window for the next press; false: it is as close as can be. */
  closer(factor: number, x: number, y: number, frame: DOMRect): boolean {
    if (this.#zoom >= MOST) return false;
    this.zoom(factor, x - frame.left, y - frame.top);
    this.aiming = true;
    return true;
  }

  /** What was aimed at has been pressed. */
  aimed(): void {
    if (!this.aiming) return;
    this.aiming = false;
    this.reset();
  }

  /** Come closer to (or away from) a point of the panel. */
  zoom(factor: number, x = this.width / 2, y = this.height / 2): void {
    const next = Math.min(MOST, Math.max(1, this.#zoom * factor));
    const change = next / this.#zoom;
    const { x: cx, y: cy } = { x: x - this.width / 2, y: y - this.height / 2 };
    this.#zoom = next;
    this.#move(
      this.#shift.x * change + cx * (1 - change),
      this.#shift.y * change + cy * (1 - change),
    );
  }

  #move(x: number, y: number): void {
    const far = { x: (this.width * this.#zoom) / 2, y: (this.height * this.#zoom) / 2 };
    this.#shift = this.#zoom === 1 ? { x: 0, y: 0 } : { x: clamp(x, far.x), y: clamp(y, far.y) };
  }

  // --- pointers -------------------------------------------------------------------------------

  down = (event: PointerEvent): void => {
    this.#pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
  };

  move = (event: PointerEvent): void => {
    const before = this.#pointers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.#pointers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const frame = (event.currentTarget as Element).getBoundingClientRect();
      const ratio =
        Math.hypot(now.x - other.x, now.y - other.y) /
        Math.hypot(before.x - other.x, before.y - other.y);
      this.zoom(ratio, (now.x + other.x) / 2 - frame.left, (now.y + other.y) / 2 - frame.top);
      this.dragged = true;
    } else if (this.#zoom > 1 && Math.hypot(now.x - before.x, now.y - before.y) > 0) {
      this.#move(this.#shift.x + now.x - before.x, this.#shift.y + now.y - before.y);
      if (Math.hypot(now.x - before.x, now.y - before.y) > 3) this.dragged = true;
    }
    this.#pointers.set(event.pointerId, now);
  };

  up = (event: PointerEvent): void => {
    this.#pointers.delete(event.pointerId);
  };

  wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey && !event.metaKey && this.#zoom === 1 && event.deltaY > 0) return;
    event.preventDefault();
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(Math.exp(-event.deltaY / 400), event.clientX - frame.left, event.clientY - frame.top);
  };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(-most, value));
