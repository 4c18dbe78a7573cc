import { expect, it } from 'vitest';
import { sectionOf } from '#app/pages/learn/drawings.ts';
import { drawingLabels } from '#library/schema/articles/learn-library.ts';

it.each([...drawingLabels])('draws %s with its words', (name, labels) => {
  expect(Object.keys(sectionOf(name).labels)).toEqual(labels);
});

it('says where a drawing is missing', () => {
  expect(() => sectionOf('nobody')).toThrow('"nobody" is not in app/pages/learn/drawings');
});
