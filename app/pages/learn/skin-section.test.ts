import { expect, it } from 'vitest';
import { labelPositions } from '#app/pages/learn/skin-section.tsx';
import { drawingLabels } from '#library/schema/pages/learn.ts';

it.each([...drawingLabels])('has a position for each label in the %s drawing', (name, labels) => {
  expect(Object.keys(labelPositions[name] ?? {})).toEqual(labels);
});
