// Runs before anything is drawn: the reader's light and language, and, at home, the page as it was
// drawn at build time (build/shell.ts). It can be read at once and is brought to life by main.ts.
import { chooseLanguage, showTheme, storedSettings } from './lib/choice.ts';

showTheme(storedSettings().theme);
const shells = [...document.querySelectorAll<HTMLTemplateElement>('template[lang]')];
const code = chooseLanguage(shells.map(({ lang }) => lang));
const chosen = shells.find(({ lang }) => lang === code);
const page = document.getElementById('app')!;
document.documentElement.lang = code;
for (const href of chosen?.dataset.words?.split(' ') ?? []) {
  const link = document.createElement('link');
  document.head.append(Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' }));
}
if (chosen && location.pathname === '/') {
  page.setAttribute('aria-busy', 'true');
  page.append(chosen.content);
  // Whatever is pressed meanwhile is pressed when it can be.
  page.addEventListener('submit', (event) => {
    if (page.ariaBusy) event.preventDefault();
  });
  page.addEventListener('click', ({ target }) => {
    if (page.ariaBusy) window.pressedEarly = (target as Element).closest('button');
  });
}
shells.forEach((one) => one.remove());
