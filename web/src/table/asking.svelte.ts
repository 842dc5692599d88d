// How one asks what a thing is: the pointer rests on it, a finger or the right button stays on it, or
// `w` is pressed where the focus is. Whatever bears `data-sheet` can be asked.
import { getContext, setContext } from 'svelte';
import { language } from '../lib/language.svelte.ts';
import { readSheets, sheetOf, thingAt, thingOf, type Sheets } from '../lib/sheets.ts';
import { isTyping } from './keys.ts';

/** Milliseconds that a pointer rests on a thing before it is told what that is. */
const REST = 700;
/** The same while another thing is being told of. */
const NEXT = 250;
/** Milliseconds in which the pointer can go from a thing to its sheet. */
const GRACE = 300;
/** Milliseconds that a finger stays, and how far it may tremble meanwhile, in pixels. */
const LONG = 500;
const STILL = 10;

export const KEY = 'w';

export interface Asked {
  thing: string;
  /** The element that was asked about. */
  at: Element;
  box: DOMRect;
  /** Asked for on purpose: it stays until it is closed. Else it goes with the pointer. */
  kept: boolean;
}

/** What is larger than this is no place to stand beside: the sheet stands beside the pointer. */
const isLarge = (box: DOMRect): boolean =>
  box.width > innerWidth * 0.6 || box.height > innerHeight * 0.5;

const boxOf = (element: Element, x: number, y: number): DOMRect => {
  const box = element.getBoundingClientRect();
  return isLarge(box) ? new DOMRect(x - STILL, y - STILL, 2 * STILL, 2 * STILL) : box;
};

export class Asking {
  asked = $state.raw<Asked | null>(null);
  /** Everything that is here was asked for. */
  all = $state(false);

  #timer = 0;
  /** On which thing the pointer is. */
  #over: Element | null = null;
  #from = { x: 0, y: 0 };
  /** A finger has asked: what it lies on is not pressed when it goes. */
  #swallow = false;

  /** All that can be told here; nothing until it has been asked for. */
  sheets = $state.raw<Sheets>({});
  /** In which language that is. */
  #language = '';

  /** `of`: whose sheets, `/tables/ID` or `/games/GAME`. */
  constructor(readonly of: () => string) {}

  /** Something is going to be asked about. */
  want(): void {
    const { code } = language;
    if (this.#language === code) return;
    readSheets(this.of(), code).then(
      (found) => {
        this.sheets = found;
        this.#language = code;
      },
      () => {}, // the line is lost: whoever asks again is answered then
    );
  }

  /** The first of these things that something is told of. */
  about(things: readonly string[]): string | undefined {
    return things.find((thing) => sheetOf(this.sheets, thing));
  }

  showAll(): void {
    this.want();
    this.all = true;
  }

  /** Listen to all that happens on the page; the answer ends it. */
  listen(): () => void {
    const heard: [string, (event: never) => void][] = [
      ['pointerdown', this.#down],
      ['pointermove', this.#move],
      ['pointerup', this.#stop],
      ['pointercancel', this.#stop],
      ['click', this.#click],
      ['contextmenu', this.#menu],
      ['keydown', this.#key],
      ['wheel', this.#leave],
      ['focusin', this.#focus],
    ];
    for (const [name, hear] of heard)
      document.addEventListener(name, hear as EventListener, { capture: true, passive: false });
    return () => {
      this.#stop();
      for (const [name, hear] of heard)
        document.removeEventListener(name, hear as EventListener, { capture: true });
    };
  }

  close(): void {
    const { kept, at } = this.asked ?? {};
    this.#stop();
    this.asked = null;
    if (kept && (at instanceof HTMLElement || at instanceof SVGElement))
      at.focus({ preventScroll: true });
  }

  show(at: Element, kept: boolean, x = this.#from.x, y = this.#from.y): void {
    this.#stop();
    if (!at.isConnected) return;
    this.asked = { thing: thingOf(at), at, box: boxOf(at, x, y), kept };
  }

  #stop = (): void => {
    clearTimeout(this.#timer);
  };

  #after(milliseconds: number, act: () => void): void {
    this.#stop();
    this.#timer = window.setTimeout(act, milliseconds);
  }

  /** Whether it is part of what is told: the pointer may go there. */
  #inSheet(target: EventTarget | null): boolean {
    return target instanceof Element && target.closest('.explains') !== null;
  }

  #down = (event: PointerEvent): void => {
    this.#swallow = false;
    if (this.#inSheet(event.target)) return;
    this.asked = null;
    this.#stop();
    const at = thingAt(event.target);
    // Whoever presses a thing knows it: it is not told of until the pointer has been elsewhere.
    this.#over = at;
    this.#from = { x: event.clientX, y: event.clientY };
    if (!at || event.pointerType === 'mouse' || !event.isPrimary) return;
    this.want();
    this.#after(LONG, () => {
      this.#swallow = true;
      this.show(at, true);
    });
  };

  #move = (event: PointerEvent): void => {
    if (event.pointerType !== 'mouse') {
      const far = Math.hypot(event.clientX - this.#from.x, event.clientY - this.#from.y);
      if (far > STILL && !this.#swallow) this.#stop();
      return;
    }
    if (this.asked?.kept) return;
    if (this.#inSheet(event.target)) return this.#stop();
    // A board that moves under a pointer at rest is not asked about.
    const still = event.clientX === this.#from.x && event.clientY === this.#from.y;
    this.#from = { x: event.clientX, y: event.clientY };
    const at = event.buttons ? null : thingAt(event.target);
    if (still || at === this.#over) return;
    this.#over = at;
    if (at) {
      this.want();
      this.#after(this.asked ? NEXT : REST, () => this.show(at, false));
    } else if (this.asked) this.#after(GRACE, () => this.close());
    else this.#stop();
  };

  #click = (event: MouseEvent): void => {
    if (!this.#swallow) return;
    this.#swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #menu = (event: PointerEvent): void => {
    const at = thingAt(event.target);
    if (!at) return;
    event.preventDefault(); // and no menu of the browser's
    this.want();
    // A finger's own time may not have come yet; then this is it.
    if (event.pointerType === 'touch') this.#swallow = true;
    if (this.asked?.at !== at || !this.asked.kept)
      this.show(at, true, event.clientX, event.clientY);
  };

  #leave = (event: Event): void => {
    if (this.asked && !this.asked.kept && !this.#inSheet(event.target)) this.close();
  };

  /** The focus may have gone on: it is neither in the sheet nor on its thing, or what that is part of. */
  #focus = ({ target }: FocusEvent): void => {
    const { kept, at } = this.asked ?? {};
    if (!kept || !at || this.#inSheet(target)) return;
    const to = target as Node;
    if (!at.contains(to) && !to.contains(at)) this.asked = null;
  };

  #key = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && this.asked) {
      event.preventDefault();
      event.stopPropagation(); // what is being considered stays so
      this.close();
    } else if (event.key === KEY && !isTyping(event) && !event.repeat) {
      event.preventDefault();
      event.stopPropagation();
      this.want();
      const at = thingAt(document.activeElement);
      if (at) this.show(at, true);
      else this.showAll();
    } else if (!this.asked?.kept) {
      this.asked = null;
      this.#stop();
    }
  };
}

const CONTEXT = Symbol('asking');
export const offerAsking = (asking: Asking): Asking => setContext(CONTEXT, asking);
/** What can be asked at the table that a part belongs to; a part that is shown alone has none. */
export const findAsking = (): Asking | undefined => getContext(CONTEXT);
