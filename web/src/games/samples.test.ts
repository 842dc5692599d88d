import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { expect, test } from 'vitest';
import { language } from '../lib/language.svelte.ts';

const SVG = 'http://www.w3.org/2000/svg';
/** What games show of themselves on the page of components. */
const SAMPLES = import.meta.glob<{ default: Component }>('./*/Samples.svelte');

test.each(Object.keys(SAMPLES))(
  'every face of %s is drawn as a picture throughout',
  async (path) => {
    await language.choose('en');
    await language.need(path.split('/')[1]!);
    const { default: Samples } = await SAMPLES[path]!();
    const { container } = render(Samples);
    const faces = [...container.querySelectorAll('svg.face')];
    expect(faces.length).toBeGreaterThan(5);
    for (const part of faces.flatMap((face) => [...face.querySelectorAll('*')]))
      expect([part.namespaceURI, part.tagName]).toEqual([SVG, part.tagName]);
  },
);
