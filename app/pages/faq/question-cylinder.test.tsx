import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { QuestionCylinder } from '#app/pages/faq/question-cylinder.tsx';

/** The figures on the cylinder, with their height above the bottom. */
const figures = (questions: number) => {
  const drawing = renderToStaticMarkup(<QuestionCylinder questions={questions} />);
  return Array.from(drawing.matchAll(/y="([\d.]+)">(\d+)</g), ([, y, figure]) => ({
    figure: Number(figure),
    height: 546 - Number(y),
  }));
};

it.each([2, 3, 8, 16])('numbers each of %i questions, the last at the top', (questions) => {
  expect(figures(questions).map(({ figure }) => figure)).toEqual(
    Array.from({ length: questions }, (_, index) => index + 1),
  );
  expect(figures(questions).at(-1)?.height).toBeCloseTo(480);
});

it.each([17, 32, 33, 59])('leaves room between the figures for %i questions', (questions) => {
  const [first, second] = figures(questions);
  expect((second?.height ?? 0) - (first?.height ?? 0)).toBeGreaterThanOrEqual(30);
  for (const { figure, height } of figures(questions)) {
    expect(height).toBeCloseTo((480 * figure) / questions);
  }
});
