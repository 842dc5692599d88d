import { render } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import Log from './Log.svelte';

test('a log that is scrolled while it goes away is no trouble', async () => {
  await language.choose('en');
  const complaints: unknown[] = [];
  window.addEventListener('error', (event) => complaints.push(event.error));
  const { container, unmount } = render(Log, { props: { lines: [], people: [], cite: () => {} } });
  const box = container.querySelector('.logbox')!;
  unmount();
  box.dispatchEvent(new Event('scroll'));
  expect(complaints).toEqual([]);
});
