// Whoever plays with keys is taken to what is to be decided next, and Enter does what a button shows.
import { isTyping } from './keys.ts';

const OVER_ALL = 'dialog[open], [role="dialog"], [role="menu"]';
const LEGAL = '.stage [aria-disabled="false"], .hold [aria-disabled="false"]';
const CONTROLS = 'button, a, summary, [role="button"], [role="tab"]';
/** What stands for a move, on the board or in the hand. */
const THINGS = '.stage [aria-disabled], .hold [aria-disabled]';
const ANSWERS = '.asking .prompt .btn.primary, .asking .prompt .btn:not(.quiet)';

/** What was pointed at, as long as it has the focus: nobody means it by a key. */
let pointed: Element | null = null;

/** Keeps in mind whether keys or a pointer did the last thing. */
export function watchInput(): () => void {
  const { dataset } = document.documentElement;
  const keys = (event: KeyboardEvent) => {
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) dataset.input = 'keys';
  };
  const pointer = (event: PointerEvent) => {
    dataset.input = 'pointer';
    pointed = (event.target as Element).closest(CONTROLS);
  };
  const focus = (event: FocusEvent) => {
    if (event.target !== pointed) pointed = null;
  };
  addEventListener('keydown', keys, true);
  addEventListener('pointerdown', pointer, true);
  addEventListener('focusin', focus, true);
  return () => {
    removeEventListener('keydown', keys, true);
    removeEventListener('pointerdown', pointer, true);
    removeEventListener('focusin', focus, true);
  };
}

/** The focus goes into what lies over the table, and when that closes to where it was. */
export function lendFocus(box: HTMLElement): () => void {
  const before = document.activeElement;
  box.focus();
  return () => {
    const at = document.activeElement;
    const left = !at || at === document.body || box.contains(at);
    if (left && before instanceof HTMLElement && before.isConnected) before.focus();
  };
}

/**
 * Takes an Enter for the button that shows ↵, if there is one (`shown`), from whatever has the focus:
 * things on the board and in the hand, which the space bar presses, and whatever was only pointed at.
 * Who comes to another control by keys means that. Without such a button, Enter on what was pointed at,
 * or was `meant` for something that has gone, does nothing.
 */
export function takeEnter(event: KeyboardEvent, shown: boolean, meant = false): boolean {
  if (event.key !== 'Enter' || isTyping(event) || event.defaultPrevented) return false;
  const control = (event.target as Element).closest?.(CONTROLS) ?? null;
  const thing = control?.matches(THINGS) ?? false;
  const aside = control !== null && control === pointed;
  if (!shown && !(thing && (aside || meant))) return false;
  if (control && !thing && (!aside || document.querySelector('dialog[open], [role="menu"]')))
    return false;
  event.preventDefault();
  event.stopPropagation();
  return shown && !event.repeat;
}

/** To be called when something new is asked. Nobody is fetched from where they read or write. */
export function takeFocus(): void {
  if (document.documentElement.dataset.input !== 'keys') return;
  if (document.querySelector(OVER_ALL)) return;
  const at = document.activeElement;
  // On a map arrows lead on from whatever is there; a card that can't be played leads nowhere.
  const dead = at?.closest('.hold') && at.getAttribute('aria-disabled') === 'true';
  const lost = !at || at === document.body;
  if (!lost && !dead) return;
  const main = document.getElementById('main');
  const seen = (one: Element) => one.checkVisibility();
  const next = [LEGAL, ANSWERS]
    .map((wanted) => [...(main?.querySelectorAll<HTMLElement>(wanted) ?? [])].find(seen))
    .find(Boolean);
  next?.focus({ preventScroll: false });
}
