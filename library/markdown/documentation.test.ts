import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factNames } from '#library/fact-table.ts';
import { namesIn } from '#library/fill-in.ts';
import { compileBlocks } from '#library/markdown/testing/fixture.ts';
import { careLevels, drawingNames, quoteVariants } from '#library/markdown/tree.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';

const guide = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...guide.matchAll(/```md\n([\s\S]*?)\n```/g)].map(([, source = '']) => source);

it('documents every quote variant, care level and drawing', () => {
  const blocks = examples.flatMap(compileBlocks);
  const variants = blocks.flatMap((block) => (block.type === 'quote' ? [block.variant] : []));
  const levels = blocks.flatMap((block) => (block.type === 'care' ? [block.level] : []));
  const drawings = blocks.flatMap((block) => (block.type === 'drawing' ? [block.name] : []));
  expect(new Set(variants)).toEqual(new Set(quoteVariants));
  expect(new Set(levels)).toEqual(new Set(careLevels));
  expect(new Set(drawings)).toEqual(new Set(drawingNames));
});

it('documents every fact and nothing else', () => {
  const [, table = ''] = /## Facts in braces\n([\s\S]*?)\nSome words/.exec(guide) ?? [];
  expect(new Set(namesIn(table))).toEqual(new Set(factNames));
});

it('documents every YAML file and nothing else', () => {
  const toGroup = (file = '') => file.replace(/\/[\w-]+\.yaml$/, '/*.yaml');
  const documentedFiles = [...guide.matchAll(/content\/([\w/*-]+\.yaml)/g)];
  expect(new Set(documentedFiles.map(([, file]) => toGroup(file)))).toEqual(
    new Set(yamlFiles.map(toGroup)),
  );
});
