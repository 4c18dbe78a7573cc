import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelPlaces } from '#app/pages/learn/skin-section.tsx';
import { drawingLabels } from '#library/schema/pages/learn.ts';

it.each([...drawingLabels])('has room for the labels of %s', (name, labels) => {
  expect(Object.keys(labelPlaces[name] ?? {})).toEqual(labels);
});

it('has a file for every drawing that content may name', () => {
  const files = readdirSync(join(import.meta.dirname, 'drawings'));
  expect(files.toSorted()).toEqual(
    [...drawingLabels.keys()].map((name) => `${name}.svg`).toSorted(),
  );
});
