import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Specimen } from '#app/illustrations/specimens.tsx';

it('something lies under the lens where no drawing is named', () => {
  const unnamed = renderToStaticMarkup(<Specimen />);
  expect(unnamed).toContain('<path class="fill-amber"');
  expect(unnamed).not.toBe(renderToStaticMarkup(<Specimen name="acne" />));
});
