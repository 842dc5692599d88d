// What the reader has chosen on this device: known before anything else is loaded.
export type Theme = 'system' | 'light' | 'dark';

export const SETTINGS = 'tavola:settings';
export const LANGUAGE = 'tavola:language';

/** What was stored, whatever it is. */
export function storedSettings(): { theme?: Theme } {
  try {
    return JSON.parse(localStorage.getItem(SETTINGS) ?? '{}') as { theme?: Theme };
  } catch {
    return {};
  }
}

export function showTheme(theme: Theme = 'system'): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** The first of the reader's languages that there is. */
export function chooseLanguage(known: readonly string[]): string {
  const stored = localStorage.getItem(LANGUAGE);
  const wanted = [stored ?? '', ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase());
  return wanted.find((code) => known.includes(code)) ?? 'en';
}
