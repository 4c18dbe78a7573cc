import { expect, it } from 'vitest';
import { learnLibrarySchema } from '#library/schema/pages/learn.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const condition = {
  slug: 'acne',
  title: 'Acne',
  shortDescription: 'Blocked pores and inflammation, at any age. Common, and treatable.',
};
const category = {
  slug: 'skin',
  title: 'Skin Health',
  description: 'How skin inflames, marks and heals, and what a prescriber can choose from.',
  iconBackground: 'amber',
  service: { label: 'Skin', to: '/services/dermatological' },
  blog: { label: 'Skin', to: '/blog/category/dermatology' },
  conditions: [condition],
};
const createDrawing = (...labels: string[]) => ({
  description: 'Cross-section of the skin.',
  labels: Object.fromEntries(labels.map((label) => [label, 'Word'])),
});
const drawings = {
  skin: createDrawing('surface'),
  acne: createDrawing('surface', 'plug', 'follicle', 'gland'),
};
const createLibrary = (...categories: unknown[]) => ({
  categories,
  comingSoon: { reviewer: 'Team', updated: 'May 10, 2025', nextReview: 'May 10, 2027' },
  drawings,
});
const getProblems = (...categories: unknown[]) =>
  listIssues(createLibrary(...categories), learnLibrarySchema);

it('applies defaults to a condition', () => {
  const [skin] = learnLibrarySchema.parse(createLibrary(category)).categories;
  expect(skin?.conditions[0]).toEqual({ ...condition, tabs: [], reading: [], drawing: 'skin' });
});

it.each([
  ['an unknown drawing', { drawing: 'akne' }, /drawing: .*skin, acne.*"acne"/],
  ['a tab that is listed twice', { tabs: ['Types', 'types'] }, /tabs: lists a tab twice/],
  ['a tab named Overview', { tabs: ['Overview'] }, /tabs: lists a tab twice/],
  ['a slug with capitals', { slug: 'Acne' }, /slug: can't be part of a web address/],
  ['a photo on another site', { imageUrl: 'https://x.example/a.png' }, /imageUrl: /],
])('rejects %s', (_, change, expected) => {
  const conditions = [{ ...condition, ...change }];
  expect(getProblems({ ...category, conditions })).toEqual([expect.stringMatching(expected)]);
});

it.each([
  ['1.conditions.0.slug: is taken', [category, { ...category, slug: 'more' }]],
  ['1.slug: is taken', [category, { ...category, conditions: [] }]],
  ['0.slug: is reserved', [{ ...category, slug: 'condition' }]],
])('rejects a slug: %s', (problem, categories) => {
  expect(getProblems(...categories)[0]).toContain(problem);
});

it('rejects missing and unknown labels and unknown drawings', () => {
  const change = { skin: createDrawing('surfase'), sking: createDrawing('surface') };
  const library = { ...createLibrary(category), drawings: { ...drawings, ...change } };
  expect(listIssues(library, learnLibrarySchema)).toEqual([
    'drawings.skin.labels.surfase: isn\'t a label in this drawing. Did you mean "surface"? Correct the name or remove it',
    'drawings.skin.labels.surface: is missing. Add it',
    'drawings.sking: isn\'t a drawing. Use one of: skin, acne, rosacea, menopause, low-testosterone. Did you mean "skin"?',
  ]);
});
