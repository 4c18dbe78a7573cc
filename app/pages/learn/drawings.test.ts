import { expect, it } from 'vitest';
import { sectionOf } from '#app/pages/learn/drawings.ts';
import { learnDrawings } from '#library/learn/library.ts';

const words = (name: string, labels: Record<string, string>) => ({
  name,
  description: 'Cross-section of the skin.',
  labels,
});

it('finds a drawing by the name of its file', () => {
  expect(sectionOf(words('skin', { surface: 'Surface' })).labels).toHaveProperty('surface');
});

it('says which drawings there are when one is not', () => {
  expect(() => sectionOf(words('sking', {}))).toThrow(/"sking" is not in .+Did you mean "skin"\?/);
});

it('says which words a drawing lacks', () => {
  expect(() => sectionOf(words('skin', {}))).toThrow(/"skin" lacks the labels surface\./);
});

it('has every drawing that content/learn.yaml names, with all of its words', () => {
  for (const drawing of learnDrawings.values()) {
    expect(Object.keys(sectionOf(drawing).labels)).toEqual(Object.keys(drawing.labels));
  }
});
