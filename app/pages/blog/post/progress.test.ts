import { expect, it } from 'vitest';
import { scrollPercent } from '#app/pages/blog/post/progress.tsx';

it.each([
  [0, 1000, 0],
  [250, 1000, 25],
  [1000, 1000, 100],
  [1200, 1000, 100],
  [-50, 1000, 0],
  [10, 0, 0],
])('scrolled %i of %i is %i percent', (scrolled, scrollable, percent) => {
  expect(scrollPercent(scrolled, scrollable)).toBe(percent);
});
