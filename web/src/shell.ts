// The home page as it is drawn at build time (build/shell.ts).
import { render } from 'svelte/server';
import App from './App.svelte';
import { language, LANGUAGES } from './lib/language.svelte.ts';

export async function drawShells(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const code of LANGUAGES) {
    await language.choose(code);
    drawn[code] = (await render(App)).body;
  }
  return drawn;
}
