import { hydrate, mount } from 'svelte';
import './design/fonts.css';
import './design/tokens.css';
import './design/base.css';
import './design/controls.css';
import './design/table.css';
import './design/cards.css';
import './design/pages.css';
import './design/touch.css';
import './design/forced.css';
import App from './App.svelte';
import { loadBots, loadGames } from './lib/catalogue.ts';
import { language } from './lib/language.svelte.ts';
import { router } from './lib/router.svelte.ts';
import { settings } from './lib/settings.svelte.ts';

// Asked for while texts are on their way.
void Promise.allSettled([loadGames(), loadBots()]);
settings.applyTheme();
router.listen();
await language.start();
const target = document.getElementById('app')!;
if (target.hasChildNodes()) {
  hydrate(App, { target }); // drawn already (first.ts)
  target.removeAttribute('aria-busy');
  window.pressedEarly?.click();
} else {
  mount(App, { target });
}
