import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { drawingOf } from '#app/pages/your-medicine/drawings.ts';
import { medicineDrawings } from '#library/schema/medicine.ts';

it.each(medicineDrawings)('draws %s with its shadow', (name) => {
  expect(drawingOf(name)).toMatchObject({ cast: expect.anything(), object: expect.anything() });
});

it('lets content name every drawing that there is', () => {
  const files = readdirSync(join(import.meta.dirname, 'drawings'));
  expect(files.toSorted()).toEqual(medicineDrawings.map((name) => `${name}.tsx`).toSorted());
});
