import { render } from '@testing-library/svelte';
import { beforeAll, expect, test, vi } from 'vitest';
import { language } from '../lib/language.svelte.ts';
import RuleText from './RuleText.svelte';
import Segmented from './Segmented.svelte';
import Shield from './Shield.svelte';

beforeAll(() => language.choose('en'));

test('a shield with a name is an image, without one decoration', () => {
  const { getByRole, container } = render(Shield, { identity: 'azure', label: 'Elena' });
  expect(getByRole('img', { name: 'Elena' })).toBeTruthy();
  render(Shield, { identity: 'or' });
  expect(container.parentElement!.querySelectorAll('[aria-hidden="true"]').length).toBeGreaterThan(
    0,
  );
});

test('one of a few tells what was chosen', () => {
  const onchange = vi.fn();
  const { getByLabelText } = render(Segmented, {
    name: 's',
    label: 'Strength',
    value: 'a',
    choices: [
      { value: 'a', text: 'A' },
      { value: 'b', text: 'B' },
    ],
    onchange,
  });
  getByLabelText('B').click();
  expect(onchange).toHaveBeenCalledWith('b');
});

test('a rule cited in a rule opens it', () => {
  const cite = vi.fn();
  const { getByRole } = render(RuleText, { text: 'As in D4.3.', cite });
  getByRole('button', { name: 'Rule D4.3' }).click();
  expect(cite).toHaveBeenCalledWith('D4.3');
});
