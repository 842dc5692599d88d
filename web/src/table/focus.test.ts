import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeEnter, watchInput } from './focus.ts';

let stop: () => void;
beforeEach(() => {
  document.body.innerHTML =
    '<main><div class="stage"><button id="place" aria-disabled="false"></button></div>' +
    '<div class="hold"><button id="card" aria-disabled="true"></button></div>' +
    '<section class="prompt"><p id="words"></p><button id="undo"></button></section>' +
    '<input id="chat"></main>';
  stop = watchInput();
});
afterEach(() => stop());

/** Whether Enter with the focus here goes to the button that shows ↵, or else to nobody. */
function enter(id: string, shown: boolean, by: 'keys' | 'pointer', meant = false) {
  const at = document.getElementById(id)!;
  document.body.focus();
  if (by === 'pointer') at.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
  at.focus();
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  let taken = false;
  const listen = (heard: KeyboardEvent) => {
    taken = takeEnter(heard, shown, meant);
  };
  document.addEventListener('keydown', listen, true);
  at.dispatchEvent(event);
  document.removeEventListener('keydown', listen, true);
  return taken ? '↵' : event.defaultPrevented ? 'nothing' : 'itself';
}

test.each([
  ['place', 'keys'],
  ['place', 'pointer'],
  ['card', 'keys'],
  ['card', 'pointer'],
  ['words', 'keys'],
  ['undo', 'pointer'],
] as const)('with a button that shows it, Enter on %s (by %s) is for that button', (id, by) => {
  expect(enter(id, true, by)).toBe('↵');
});

test('who comes to another button by keys means that one, and who writes writes', () => {
  expect(enter('undo', true, 'keys')).toBe('itself');
  expect(enter('chat', true, 'keys')).toBe('itself');
});

test('without such a button Enter presses what keys have come to, and not what was pointed at', () => {
  expect(enter('place', false, 'keys')).toBe('itself');
  expect(enter('place', false, 'pointer')).toBe('nothing');
  expect(enter('undo', false, 'pointer')).toBe('itself');
});

test('what was meant for something that has gone asks nothing', () => {
  expect(enter('card', false, 'keys', true)).toBe('nothing');
});
