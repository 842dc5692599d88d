// What a person has chosen on this device.
import type { PaceSent } from '../generated/messages.ts';
import { SETTINGS, showTheme, storedSettings, type Theme } from './choice.ts';

/** How fast others' acts follow each other, in the words of the wire. */
export type Pace = PaceSent['pace'];
export const PACES: readonly Pace[] = ['slow', 'normal', 'quick', 'at-once'];

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
  pace: 'normal',
  sound: false,
  notify: false,
  textBoard: false,
  answerAlone: true,
};

/** What paces were called before. */
const FORMER: Partial<Record<string, Pace>> = { calm: 'normal', none: 'at-once' };

function stored(): Stored {
  const found = { ...DEFAULTS, ...storedSettings() };
  return { ...found, pace: FORMER[found.pace] ?? found.pace };
}

class Settings {
  #stored = $state<Stored>(stored());

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

/** How long something is held before the eyes that takes this long at the normal pace. */
export function holdFor(milliseconds: number): number {
  const share = { slow: 1.5, normal: 1, quick: 0.5, 'at-once': 0.25 }[settings.pace];
  return Math.round(milliseconds * share * (matchMedia(CALM).matches ? 0.7 : 1));
}

/**
 * Milliseconds before an act of others that is the first, second … in a row of one player's: whoever
 * watches a long turn knows whose it is. Bots are paced so by the server already, where it can obey;
 * people, and the bots of a table at which somebody else wants it quicker, are shown so here.
 */
export const pause = (row: number): number =>
  ({ slow: 1200, normal: 500, quick: 150, 'at-once': 0 })[settings.pace] * Math.max(1 / row, 0.2);

/** Milliseconds that an act is looked at which is shown once more: whoever asks for it wants to see it. */
export const stepFor = (): number =>
  ({ slow: 1600, normal: 1100, quick: 800, 'at-once': 800 })[settings.pace];
