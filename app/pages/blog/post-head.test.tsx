import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostHead } from '#app/pages/blog/post-head.tsx';

it('an article that nobody has drawn for has the mark on the rule, like any other', () => {
  const drawn = renderToStaticMarkup(<PostHead id="hair-loss" />);
  const unknown = renderToStaticMarkup(<PostHead id="not-drawn-yet" />);
  expect(unknown).not.toBe(drawn);
  for (const head of [drawn, unknown]) {
    expect(head).toContain('<svg class="drawing base" viewBox="0 0 640 560"');
    expect(head).toContain('class="fill-light"');
  }
});
