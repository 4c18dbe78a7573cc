import { expect, it } from 'vitest';
import { ingredientsSchema } from '#library/schema/ingredients.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

const zinc = { name: 'Zinc oxide', answer: 'yes', forms: 'Cream', why: 'It stains clothes.' };
const getProblems = (...ingredients: object[]) => listIssues({ ingredients }, ingredientsSchema);

it.each([
  ['a strength', { why: 'Made as 10% only.' }, 'why'],
  ['a dose', { forms: 'Capsule of 5 mg' }, 'forms'],
  ['an answer that no one knows', { answer: 'maybe' }, 'answer'],
  ['a yes without a form', { forms: undefined }, 'forms'],
  ['a card outside Your Medicine', { cards: ['/prices'] }, 'cards.0'],
])('rejects %s', (_, change, field) => {
  expect(getProblems({ ...zinc, ...change })[0]).toMatch(`ingredients.0.${field}`);
});

it('allows a vitamin with a number and a no without a form', () => {
  const b12 = { ...zinc, name: 'Vitamin B12', forms: undefined, answer: 'no' };
  expect(getProblems(zinc, b12)).toEqual([]);
});

it('rejects a name that is listed twice', () => {
  expect(getProblems(zinc, { ...zinc, name: 'Zinc Oxide' })).toEqual([
    'ingredients.1.name: is already in the list. Remove one of them',
  ]);
});
