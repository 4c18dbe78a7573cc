import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuestionCylinder } from '#app/pages/faq/question-cylinder.tsx';

const getNumbers = (count: number) => {
  const drawing = renderToStaticMarkup(<QuestionCylinder questionCount={count} />);
  return Array.from(drawing.matchAll(/y="([\d.]+)">(\d+)</g), ([, y, number]) => ({
    number: Number(number),
    height: 546 - Number(y),
  }));
};

it.each([2, 3, 8, 16])('numbers each of %i questions, with the last at the top', (count) => {
  expect(getNumbers(count).map(({ number }) => number)).toEqual(
    Array.from({ length: count }, (_, index) => index + 1),
  );
  expect(getNumbers(count).at(-1)?.height).toBeCloseTo(480);
});

it.each([17, 32, 33, 59])('leaves room between the numbers for %i questions', (count) => {
  const [lowestNumber, nextNumber] = getNumbers(count);
  expect((nextNumber?.height ?? 0) - (lowestNumber?.height ?? 0)).toBeGreaterThanOrEqual(30);
  for (const { number, height } of getNumbers(count)) {
    expect(height).toBeCloseTo((480 * number) / count);
  }
});
