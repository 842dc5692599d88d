// What was chosen on this device, in the words of today.
import { afterEach, expect, test, vi } from 'vitest';
import { SETTINGS } from './choice.ts';

afterEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** The pace of somebody on whose device this is stored. */
async function paceOf(stored: object): Promise<string> {
  localStorage.setItem(SETTINGS, JSON.stringify(stored));
  vi.resetModules();
  return (await import('./settings.svelte.ts')).settings.pace;
}

test.each([
  [{}, 'normal'],
  [{ pace: 'calm' }, 'normal'],
  [{ pace: 'quick' }, 'quick'],
  [{ pace: 'none' }, 'at-once'],
  [{ pace: 'slow' }, 'slow'],
])('with %j the pace is %s', async (stored, pace) => {
  expect(await paceOf(stored)).toBe(pace);
});
