import { expect, it } from 'vitest';
import { learnLibrarySchema } from '#library/schema/pages/learn.ts';

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
const drawing = (...labels: string[]) => ({
  description: 'Cross-section of the skin.',
  labels: Object.fromEntries(labels.map((label) => [label, 'Word'])),
});
const drawings = {
  skin: drawing('surface'),
  acne: drawing('surface', 'plug', 'follicle', 'gland'),
};
const library = (...categories: unknown[]) => ({
  categories,
  comingSoon: { reviewer: 'Team', updated: 'May 10, 2025', nextReview: 'May 10, 2027' },
  drawings,
});
const complaintsAbout = (data: unknown) =>
  learnLibrarySchema
    .safeParse(data)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
const problems = (...categories: unknown[]) => complaintsAbout(library(...categories));
const withCondition = (change: object) => ({
  ...category,
  conditions: [{ ...condition, ...change }],
});

it('applies defaults to a condition', () => {
  const [skin] = learnLibrarySchema.parse(library(category)).categories;
  expect(skin?.conditions[0]).toEqual({
    ...condition,
    tabs: [],
    reading: [],
    drawing: 'skin',
  });
});

it.each([
  ['a drawing that is not there', { drawing: 'akne' }, /drawing: .*skin, acne.*"acne"/],
  ['a tab named twice', { tabs: ['Types', 'types'] }, /tabs: names a tab twice/],
  ['a tab named like the first', { tabs: ['Overview'] }, /tabs: names a tab twice/],
  ['a slug with capitals', { slug: 'Acne' }, /slug: cannot stand in an address/],
  ['a photograph from elsewhere', { imageUrl: 'https://x.example/a.png' }, /imageUrl: /],
])('rejects %s', (_, change, expected) => {
  expect(problems(withCondition(change))).toEqual([expect.stringMatching(expected)]);
});

it('rejects two conditions or categories with one slug', () => {
  expect(problems(category, { ...category, slug: 'more' })).toEqual([
    'categories.1.conditions.0.slug: is taken by another condition',
  ]);
  expect(problems(category, { ...category, conditions: [] })).toEqual([
    'categories.1.slug: is taken by another category',
  ]);
});

it('reserves the path of conditions', () => {
  expect(problems({ ...category, slug: 'condition' })).toEqual([
    'categories.0.slug: is taken by the pages of conditions',
  ]);
});

it('rejects missing and unknown labels and unknown drawings', () => {
  const change = { skin: drawing('surfase'), sking: drawing('surface') };
  expect(complaintsAbout({ ...library(category), drawings: { ...drawings, ...change } })).toEqual([
    'drawings.skin.labels.surfase: has no place in the drawing. Did you mean "surface"? Correct the name or remove it',
    'drawings.skin.labels.surface: is missing. Add it',
    'drawings.sking: is no drawing. Use one of: skin, acne, rosacea, menopause, low-testosterone. Did you mean "skin"?',
  ]);
});
