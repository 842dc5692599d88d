// What a person has chosen on this device.
import { SETTINGS, showTheme, storedSettings, type Theme } from './choice.ts';

export type Pace = 'calm' | 'quick' | 'none';

interface Stored {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  textBoard: boolean;
  answerAlone: boolean;
}

const DEFAULTS: Stored = {
  theme: 'system',
  pace: 'calm',
  sound: false,
  notify: false,
  textBoard: false,
  answerAlone: true,
};

class Settings {
  #stored = $state<Stored>({ ...DEFAULTS, ...storedSettings() });

  get theme(): Theme {
    return this.#stored.theme;
  }
  get pace(): Pace {
    return this.#stored.pace;
  }
  get sound(): boolean {
    return this.#stored.sound;
  }
  get notify(): boolean {
    return this.#stored.notify;
  }
  get textBoard(): boolean {
    return this.#stored.textBoard;
  }
  get answerAlone(): boolean {
    return this.#stored.answerAlone;
  }

  set<K extends keyof Stored>(key: K, value: Stored[K]): void {
    this.#stored[key] = value;
    localStorage.setItem(SETTINGS, JSON.stringify(this.#stored));
    if (key === 'theme') this.applyTheme();
  }

  /** Whether the page is dark now, whoever decided it. */
  get dark(): boolean {
    return (
      this.theme === 'dark' ||
      (this.theme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
    );
  }

  applyTheme(): void {
    showTheme(this.theme);
  }
}

export const settings = new Settings();

const CALM = '(prefers-reduced-motion: reduce)';

/** How long something is held before the eyes that may take this long at the calmest pace. */
export function holdFor(milliseconds: number): number {
  const share = { calm: 1, quick: 0.5, none: 0.25 }[settings.pace];
  return Math.round(milliseconds * share * (matchMedia(CALM).matches ? 0.7 : 1));
}

/** Milliseconds between two moves of others, so that each can be seen. */
export const pause = (): number => ({ calm: 700, quick: 400, none: 0 })[settings.pace];

/** Milliseconds that a move is looked at which is shown once more: whoever asks for it wants to see it. */
export const stepFor = (): number => ({ calm: 1100, quick: 800, none: 800 })[settings.pace];
