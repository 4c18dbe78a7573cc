import { expect, it } from 'vitest';
import { computeScaleMarks } from '#app/article/blocks/ranges.tsx';

it.each([
  [15, [0, 5, 10, 15]],
  [10, [0, 2, 4, 6, 8, 10]],
  [0.6, [0, 0.2, 0.4, 0.6]],
  [12, [0, 3, 6, 9, 12]],
  [7, [0, 1.75, 3.5, 5.25, 7]],
])('labels a scale up to %d with round numbers, or in four intervals', (max, marks) => {
  expect(computeScaleMarks(max)).toEqual(marks);
});
