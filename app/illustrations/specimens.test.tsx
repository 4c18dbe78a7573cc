import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Specimen } from '#app/illustrations/specimens.tsx';

it('shows cells for a condition without a drawing', () => {
  const cells = renderToStaticMarkup(<Specimen />);
  expect(cells).toContain('fill-amber');
  expect(cells).not.toBe(renderToStaticMarkup(<Specimen name="acne" />));
});
