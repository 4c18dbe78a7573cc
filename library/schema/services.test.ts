import { describe, expect, it } from 'vitest';
import { serviceSchemas } from '#library/schema/services.ts';
import { listProblems } from '#library/yaml/testing/problems-with.ts';

const { formulary } = serviceSchemas['services/dermatological.yaml'].shape;

const createFormulary = (ingredient: string) => `
title: Skin
lead: Words.
asPrescribed: as prescribed
ingredients:
  - name: Tretinoin
    range: 1 %
categories:
  - name: Acne
    description: Spots.
    ingredients: [${ingredient}]
    caution: Care.
`;

describe('the service schemas', () => {
  it('requires cautions for each area of specialty medications', () => {
    const { areas } = serviceSchemas['services/specialty-medications.yaml'].shape;
    const source = `
title: Areas
examples: "Examples: {area}"
items:
  - { title: Pain, description: Creams., examples: [A gel] }
`;
    expect(listProblems(source, areas)).toEqual([
      '5: The field "items › 1 › cautions" is missing. Add it.',
    ]);
  });

  it("rejects an ingredient that isn't listed", () => {
    expect(listProblems(createFormulary('Tretinion'), formulary)).toEqual([
      '11: The field "categories › 1 › ingredients › 1" refers to Tretinion, which isn\'t in the list of ingredients. Did you mean "Tretinoin"? Correct the name, or add it there first.',
    ]);
  });
});
