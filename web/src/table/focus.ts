// Whoever plays with keys is taken to what is to be decided next.
const OVER_ALL = 'dialog[open], [role="dialog"], [role="menu"]';
const LEGAL = '.stage [aria-disabled="false"], .hold [aria-disabled="false"]';
const ANSWERS = '.asking .prompt .btn.primary, .asking .prompt .btn:not(.quiet)';

/** Keeps in mind whether keys or a pointer did the last thing. */
export function watchInput(): () => void {
  const { dataset } = document.documentElement;
  const keys = (event: KeyboardEvent) => {
    if (!['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) dataset.input = 'keys';
  };
  const pointer = () => {
    dataset.input = 'pointer';
  };
  addEventListener('keydown', keys, true);
  addEventListener('pointerdown', pointer, true);
  return () => {
    removeEventListener('keydown', keys, true);
    removeEventListener('pointerdown', pointer, true);
  };
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
  const next =
    [...(main?.querySelectorAll<HTMLElement>(LEGAL) ?? [])].find(seen) ??
    [...(main?.querySelectorAll<HTMLElement>(ANSWERS) ?? [])].find(seen);
  next?.focus({ preventScroll: false });
}
