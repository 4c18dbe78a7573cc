import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostHead } from '#app/pages/blog/post-head.tsx';

it('shows the mark over an article without a drawing', () => {
  const drawn = renderToStaticMarkup(<PostHead id="hair-loss" />);
  const unknown = renderToStaticMarkup(<PostHead id="not-drawn-yet" />);
  expect(unknown).not.toBe(drawn);
  for (const head of [drawn, unknown]) {
    expect(head).toContain('class="drawing base" viewBox="0 0 640 560"');
    expect(head).toContain('class="fill-light"');
  }
});
