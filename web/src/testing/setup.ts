// Before every test: a message that is missing is a failure.
import { afterEach, expect, vi } from 'vitest';

const complaint = vi.spyOn(console, 'error');

afterEach(() => {
  expect(complaint.mock.calls).toEqual([]);
  complaint.mockClear();
  localStorage.clear();
});
