import { expect, it } from 'vitest';
import { createRelatedFinder } from '#library/blog/related.ts';

const makePost = (id: string, categorySlug: string, text: string) => ({ id, categorySlug, text });

const articles = [
  makePost('hair', 'skin', 'minoxidil follicle scalp strength vehicle'),
  makePost('spots', 'skin', 'melanin pigment strength sunscreen'),
  makePost('aging', 'skin', 'retinoid peptide sunscreen pigment'),
  makePost('pets', 'animals', 'minoxidil danger cats flavor scalp'),
  makePost('travel', 'journeys', 'airport luggage vaccine'),
];

it('ranks the same category first, even if another article is more similar', () => {
  const find = createRelatedFinder([
    makePost('twin', 'other', 'lanolin petrolatum emulsion'),
    makePost('distant', 'own', 'lanolin glycerin squalane'),
    makePost('current', 'own', 'lanolin petrolatum emulsion'),
    makePost('stranger', 'own', 'niacinamide'),
  ]);
  expect(find('current', 3)).toEqual(['distant', 'stranger', 'twin']);
});

it.each([
  ['the most similar article in the category first', 'spots', ['aging', 'hair', 'pets']],
  ['the most similar article in other categories next', 'pets', ['hair', 'spots', 'aging']],
  ['the newest article first if none is similar', 'travel', ['hair', 'spots', 'aging']],
])('ranks %s', (_, id, related) => {
  expect(createRelatedFinder(articles)(id, 3)).toEqual(related);
});

it('returns nothing for an unknown article or if there are no other articles', () => {
  expect(createRelatedFinder(articles)('none', 3)).toEqual([]);
  expect(createRelatedFinder(articles.slice(0, 1))('hair', 3)).toEqual([]);
});

it('gives rare terms more weight than common terms', () => {
  const commonText = 'strength vehicle pharmacist prescription';
  const find = createRelatedFinder([
    makePost('a', 'x', `${commonText} tranexamic`),
    makePost('b', 'x', commonText),
    makePost('c', 'x', 'tranexamic'),
    ...['d', 'e', 'f', 'g'].map((id) => makePost(id, 'y', 'strength vehicle')),
  ]);
  expect(find('a', 2)[0]).toBe('b');
  expect(find('c', 1)).toEqual(['a']);
});
