// What a thing is: asked by resting on it, by staying on it, by the right button and by a key.
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import { sheetOf } from '../lib/sheets.ts';
import { Asking } from './asking.svelte.ts';
import { namer } from './named.ts';
import SheetsOfTable from './Sheets.svelte';

const SHEETS = {
  pawn: { title: 'Pawn', text: 'Its holder names the next city.', rules: ['D3.2'] },
  'card winter': { title: 'Winter', text: 'Every mercenary counts 1.', rules: [] },
  'card drummer': { title: 'Drummer', text: 'Doubles.', rules: [] },
};
let asked: string[] = [];
let tables = 0;

beforeAll(() => language.choose('en'));
beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify(SHEETS));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Something on the table that can be pressed, and beside it something that is nothing. */
async function lay(thing: string) {
  const pressed = vi.fn();
  const main = document.createElement('main');
  main.id = 'main';
  main.innerHTML = `<button data-sheet="${thing}"><b>a thing</b></button><p>nothing</p>`;
  document.body.append(main);
  const button = main.querySelector('button')!;
  button.addEventListener('click', pressed);
  const cited: string[] = [];
  const asking = new Asking(() => `/tables/${++tables}`);
  const props = { asking, cite: (rule: string) => cited.push(rule) };
  const { unmount } = render(SheetsOfTable, { props });
  asking.want();
  await vi.advanceTimersByTimeAsync(0);
  return { pressed, button, nothing: main.querySelector('p')!, cited, unmount };
}

function point(kind: string, at: Element, pointerType: string, x = 5) {
  const event = new MouseEvent(kind, { bubbles: true, cancelable: true, clientX: x, clientY: x });
  Object.assign(event, { pointerType, isPrimary: true });
  at.dispatchEvent(event);
  return event;
}

const shown = () => document.querySelector('.explains');
const after = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('where the pointer rests for a while it is told what lies there, and no longer when it has gone', async () => {
  const { button, nothing, unmount } = await lay('card winter');
  point('pointermove', button, 'mouse');
  await after(600);
  expect(shown()).toBeNull();
  await after(200);
  expect(shown()!.getAttribute('role')).toBe('tooltip');
  expect(shown()!.textContent).toContain('Every mercenary counts 1.');
  point('pointermove', nothing, 'mouse', 50);
  await after(400);
  expect(shown()).toBeNull();
  unmount();
});

test('whoever has pressed a thing is not told what it is until the pointer has been elsewhere', async () => {
  const { button, nothing, unmount } = await lay('card winter');
  point('pointerdown', button, 'mouse');
  point('pointermove', button, 'mouse', 6);
  await after(2000);
  expect(shown()).toBeNull();
  point('pointermove', nothing, 'mouse', 50);
  point('pointermove', button, 'mouse', 7);
  await after(1000);
  expect(shown()).not.toBeNull();
  unmount();
});

test('a finger that stays asks and does not press; one that taps or draws presses and does not ask', async () => {
  const { button, pressed, unmount } = await lay('card winter');
  point('pointerdown', button, 'touch');
  await after(600);
  expect(shown()!.getAttribute('role')).toBe('dialog');
  point('pointerup', button, 'touch');
  await fireEvent.click(button);
  expect(pressed).not.toHaveBeenCalled();

  point('pointerdown', button, 'touch');
  await after(200);
  expect(shown()).toBeNull();
  point('pointerup', button, 'touch');
  await fireEvent.click(button);
  await after(1000);
  expect(pressed).toHaveBeenCalledOnce();
  expect(shown()).toBeNull();

  point('pointerdown', button, 'touch');
  point('pointermove', button, 'touch', 40);
  await after(1000);
  expect(shown()).toBeNull();
  unmount();
});

test('the right button asks, and no menu of the browser comes; elsewhere it does', async () => {
  const { button, nothing, unmount } = await lay('card winter');
  expect(point('contextmenu', button.firstElementChild!, 'mouse').defaultPrevented).toBe(true);
  await after(0);
  expect(shown()!.textContent).toContain('Winter');
  expect(point('contextmenu', nothing, 'mouse').defaultPrevented).toBe(false);
  unmount();
});

test('a key asks about what has the focus; Escape closes it, and the focus is where it was', async () => {
  const { button, cited, unmount } = await lay('pawn');
  button.focus();
  await fireEvent.keyDown(button, { key: 'w' });
  await after(0);
  expect(document.activeElement).toBe(shown());
  await fireEvent.keyDown(shown()!, { key: 'Escape' });
  expect(shown()).toBeNull();
  expect(document.activeElement).toBe(button);

  await fireEvent.keyDown(button, { key: 'w' });
  await after(0);
  await fireEvent.click(document.querySelector('.explains .rule')!);
  expect(cited).toEqual(['D3.2']);
  expect(shown()).toBeNull();
  unmount();
});

test('what is told is asked of the server once, however often it is wanted', async () => {
  const { button, unmount } = await lay('pawn');
  for (const x of [6, 7, 8]) point('pointermove', button, 'mouse', x);
  await after(5000);
  expect(asked).toEqual([`/api/tables/${tables}/sheets?lang=en`]);
  unmount();
});

test('a thing without a sheet of its own has that of its kind', () => {
  const kind = { title: 'City', text: '', rules: [] };
  expect(sheetOf({ city: kind }, 'city siena')).toBe(kind);
  expect(sheetOf({ city: kind }, 'house')).toBeNull();
});

test('names in a sentence are told apart from the words around them', () => {
  expect(namer(SHEETS)('The drummer, a winter; wintry.')).toEqual([
    { text: 'The ' },
    { text: 'drummer', thing: 'card drummer' },
    { text: ', a ' },
    { text: 'winter', thing: 'card winter' },
    { text: '; wintry.' },
  ]);
});
