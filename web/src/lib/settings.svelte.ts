// What a person has chosen on this device.
export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'calm' | 'quick' | 'none';

interface Stored {
  theme: Theme;
  pace: Pace;
  sound: boolean;
  notify: boolean;
  textBoard: boolean;
  answerAlone: boolean;
}

const KEY = 'tavola:settings';
const DEFAULTS: Stored = {
  theme: 'system',
  pace: 'calm',
  sound: false,
  notify: false,
  textBoard: false,
  answerAlone: true,
};

function read(): Stored {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Stored>) };
  } catch {
    return { ...DEFAULTS };
  }
}

class Settings {
  #stored = $state(read());

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
    localStorage.setItem(KEY, JSON.stringify(this.#stored));
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
    if (this.theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();

/** Milliseconds between two moves of others, so that each can be seen. */
export const pause = (): number => ({ calm: 700, quick: 400, none: 0 })[settings.pace];
