import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { medicineDrawings } from '#library/schema/medicine.ts';

it('has a drawing and a shadow for every name in the schema', () => {
  const files = readdirSync(join(import.meta.dirname, 'drawings'));
  const expected = medicineDrawings.flatMap((name) => [`${name}.svg`, `${name}-shadow.svg`]);
  expect(files.toSorted()).toEqual(expected.toSorted());
});
