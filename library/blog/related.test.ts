import { expect, it } from 'vitest';
import { relate } from '#library/blog/related.ts';

const article = (id: string, categorySlug: string, text: string) => ({ id, categorySlug, text });

const articles = [
  article('hair', 'skin', 'minoxidil follicle scalp strength vehicle'),
  article('spots', 'skin', 'melanin pigment strength sunscreen'),
  article('aging', 'skin', 'retinoid peptide sunscreen pigment'),
  article('pets', 'animals', 'minoxidil danger cats flavor scalp'),
  article('travel', 'journeys', 'airport luggage vaccine'),
];

it('ranks the same category first, even if another article is more similar', () => {
  const find = relate([
    article('twin', 'other', 'lanolin petrolatum emulsion'),
    article('distant', 'own', 'lanolin glycerin squalane'),
    article('asked', 'own', 'lanolin petrolatum emulsion'),
    article('stranger', 'own', 'niacinamide'),
  ]);
  expect(find('asked', 1)).toEqual(['distant']);
  expect(find('asked', 2)).toEqual(['distant', 'stranger']);
  expect(find('asked', 3)).toEqual(['distant', 'stranger', 'twin']);
});

it.each([
  ['the nearest of its category first', 'spots', ['aging', 'hair', 'pets']],
  ['the nearest of other categories next', 'pets', ['hair', 'spots', 'aging']],
  ['the newest where nothing is shared', 'travel', ['hair', 'spots', 'aging']],
])('ranks %s', (_, id, related) => {
  expect(relate(articles)(id, 3)).toEqual(related);
});

it('returns nothing for an unknown article or a single one', () => {
  expect(relate(articles)('none', 3)).toEqual([]);
  expect(relate(articles.slice(0, 1))('hair', 3)).toEqual([]);
});

it('weighs a rare term more than a common one', () => {
  const common = 'strength vehicle pharmacist prescription';
  const find = relate([
    article('a', 'x', `${common} tranexamic`),
    article('b', 'x', common),
    article('c', 'x', 'tranexamic'),
    ...['d', 'e', 'f', 'g'].map((id) => article(id, 'y', 'strength vehicle')),
  ]);
  expect(find('a', 2)[0]).toBe('b');
  expect(find('c', 1)).toEqual(['a']);
});
