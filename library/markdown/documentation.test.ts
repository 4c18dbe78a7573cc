import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { factNames } from '#library/fact-table.ts';
import { namesIn } from '#library/fill-in.ts';
import { markerNames } from '#library/markdown/markers.ts';
import { article, blocksOf, compile } from '#library/markdown/testing/fixture.ts';
import { careLevels, drawingNames, quoteVariants } from '#library/markdown/tree.ts';
import { yamlFiles } from '#library/schema/content-schemas.ts';

const page = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...page.matchAll(/```md\n([\s\S]*?)\n```/g)].map(([, source = '']) => source);

it.each(examples)('compiles the example in the documentation: %s', (source) => {
  expect(compile(article(source)).body.blocks).not.toEqual([]);
});

it('documents every marker', () => {
  const types = examples.flatMap((source) =>
    [...source.matchAll(/^:::+([a-z-]+)/gm)].map(([, name = '']) => name),
  );
  expect(new Set(types)).toEqual(new Set(markerNames));
});

it('documents every quote variant, care level and drawing', () => {
  const blocks = examples.flatMap(blocksOf);
  const variants = blocks.flatMap((block) => (block.type === 'quote' ? [block.variant] : []));
  const levels = blocks.flatMap((block) => (block.type === 'care' ? [block.level] : []));
  const drawings = blocks.flatMap((block) => (block.type === 'drawing' ? [block.name] : []));
  expect(new Set(variants)).toEqual(new Set(quoteVariants));
  expect(new Set(levels)).toEqual(new Set(careLevels));
  expect(new Set(drawings)).toEqual(new Set(drawingNames));
});

it('documents every fact, and no other', () => {
  const [, table = ''] = /## Facts in braces\n([\s\S]*?)\nSome words/.exec(page) ?? [];
  expect(new Set(namesIn(table))).toEqual(new Set(factNames));
});

it('documents every YAML file, and no other', () => {
  const mentioned = new Set(
    [...page.matchAll(/content\/([\w/*-]+\.yaml)/g)].map(([, file]) => file),
  );
  const files = yamlFiles.map((file) => file.replace(/\/[\w-]+\.yaml$/, '/*.yaml'));
  expect(mentioned).toEqual(new Set(files));
});
