import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PostHead } from '#app/pages/blog/post-head.tsx';

it('shows our mark for an article without a drawing', () => {
  const withDrawing = renderToStaticMarkup(<PostHead id="hair-loss" />);
  const withoutDrawing = renderToStaticMarkup(<PostHead id="not-drawn-yet" />);
  expect(withoutDrawing).not.toBe(withDrawing);
  for (const head of [withDrawing, withoutDrawing]) {
    expect(head).toContain('class="drawing base" viewBox="0 0 640 560"');
    expect(head).toContain('class="fill-light"');
  }
});
