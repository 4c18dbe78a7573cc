import { expect, it } from 'vitest';
import { serviceSchemas } from '#library/schema/services.ts';
import { listIssues } from '#library/yaml/testing/problems-with.ts';

it('requires cautions for each area of specialty medications', () => {
  const { items } = serviceSchemas['services/specialty-medications.yaml'].shape.areas.shape;
  expect(() => items.parse([{ title: 'Pain', description: 'x', examples: ['A gel'] }])).toThrow(
    'cautions',
  );
});

it("rejects an ingredient that isn't listed", () => {
  const { formulary } = serviceSchemas['services/dermatological.yaml'].shape;
  const category = { name: 'Acne', description: 'Spots.', caution: 'Care.' };
  const data = {
    title: 'Skin',
    lead: 'Words.',
    asPrescribed: 'as prescribed',
    ingredients: [{ name: 'Tretinoin' }],
    categories: [{ ...category, ingredients: ['Tretinion'] }],
  };
  expect(listIssues(data, formulary)).toEqual([
    expect.stringMatching(/^categories\.0\.ingredients\.0: .*Did you mean "Tretinoin"\?/),
  ]);
});
