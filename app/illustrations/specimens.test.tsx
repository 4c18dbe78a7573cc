import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Specimen } from '#app/illustrations/specimens.tsx';

it('shows cells for a condition without a drawing', () => {
  const html = renderToStaticMarkup(<Specimen />);
  expect(html).toContain('fill-amber');
  expect(html).not.toBe(renderToStaticMarkup(<Specimen name="acne" />));
});
