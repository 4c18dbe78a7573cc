import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { BalanceWeights } from '#app/pages/careers/balance-weights.tsx';

it.each([
  [0, 1],
  [1, 1],
  [2, 2],
  [3, 3],
  [5, 3],
])('sets no weight over an empty place: with %i openings it draws %i', (openings, drawn) => {
  const drawing = renderToStaticMarkup(<BalanceWeights openings={openings} />);
  expect(drawing.match(/<svg/g)).toHaveLength(drawn);
});
