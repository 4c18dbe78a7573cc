import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { labelPositions } from '#app/pages/learn/skin-section.tsx';
import { drawingLabels } from '#library/schema/pages/learn.ts';

it.each([...drawingLabels])('has a position for each label in the %s drawing', (name, labels) => {
  expect(Object.keys(labelPositions[name] ?? {})).toEqual(labels);
});

it('has a file for every drawing in the schema', () => {
  const files = readdirSync(join(import.meta.dirname, 'drawings'));
  const expected = Array.from(drawingLabels.keys(), (name) => `${name}.svg`);
  expect(files.toSorted()).toEqual(expected.toSorted());
});
