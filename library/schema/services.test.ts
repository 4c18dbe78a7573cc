import { describe, expect, it } from 'vitest';
import { serviceSchemas } from '#library/schema/services.ts';
import { problemsOf } from '#library/yaml/check.ts';
import { readYaml } from '#library/yaml/read.ts';

const { formulary } = serviceSchemas.dermatological.shape;
const { systems } = serviceSchemas.dermatological.shape.delivery.shape;
const { forms } = serviceSchemas.veterinary.shape;

const messages = (source: string, schema: Parameters<typeof problemsOf>[1]) =>
  problemsOf(readYaml(source, { file: 'x.yaml' }), schema, 'x.yaml').map(
    ({ line, message }) => `${line}: ${message}`,
  );

const treatments = (named: string) => `
title: Skin
lead: Words.
asPrescribed: as prescribed
ingredients:
  - name: Tretinoin
    range: 1 %
categories:
  - name: Acne
    description: Spots.
    ingredients: [${named}]
    caution: Care.
`;

describe('the words of a service', () => {
  it('are refused where an area of medicine comes without a caution', () => {
    const { areas } = serviceSchemas['specialty-medications'].shape;
    const source = `
title: Areas
examples: "Examples: {area}"
items:
  - { title: Pain, description: Creams., examples: [A gel] }
`;
    expect(messages(source, areas)).toEqual([
      '5: The field "items › 1 › caution" is missing. Add it.',
    ]);
  });

  it('may name the ingredients that are listed once', () => {
    expect(messages(treatments('Tretinoin'), formulary)).toEqual([]);
  });

  it('are refused where an ingredient is not listed, since its range would be lost', () => {
    expect(messages(treatments('Tretinion'), formulary)).toEqual([
      '11: The field "categories › 1 › ingredients › 1" names Tretinion, which is not among the ingredients. Did you mean "Tretinoin"? Add it there first.',
    ]);
  });

  it('are refused where a vessel holds more than it can', () => {
    expect(messages('- { name: Gel, text: Light., oil: 101 }', systems)).toEqual([
      '1: The field "1 › oil" is out of range. Write a number from 0 to 100.',
    ]);
  });

  it('are refused where no such drawing is there, with those that are', () => {
    const source = `
title: Forms
lead: Words.
items:
  - { name: Chew, text: Soft., drawing: chow }
weights: { least: 6 lb, to: to, most: 90 lb }
`;
    expect(messages(source, forms)).toEqual([
      '5: The field "items › 1 › drawing" is no drawing. Use one of: syringe, ear, paste, capsule, chew. Did you mean "chew"?',
    ]);
  });
});
