import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { article, blocksOf, compile } from '#library/markdown/fixture.ts';
import { markerNames } from '#library/markdown/markers.ts';
import { careLevels, drawingNames, quoteVariants } from '#library/markdown/tree.ts';

const page = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...page.matchAll(/```md\n([\s\S]*?)\n```/g)].map(([, source = '']) => source);

it.each(examples)('the example in the documentation works: %s', (source) => {
  expect(compile(article(source)).body.blocks).not.toEqual([]);
});

it('shows every marker that the engine reads', () => {
  const shown = examples.flatMap((source) =>
    [...source.matchAll(/^:::+([a-z-]+)/gm)].map(([, name = '']) => name),
  );
  expect(new Set(shown)).toEqual(new Set(markerNames));
});

it('shows every look of a quote, every level of care and every drawing', () => {
  const blocks = examples.flatMap(blocksOf);
  const variants = blocks.flatMap((block) => (block.type === 'quote' ? [block.variant] : []));
  const levels = blocks.flatMap((block) => (block.type === 'care' ? [block.level] : []));
  const drawings = blocks.flatMap((block) => (block.type === 'drawing' ? [block.name] : []));
  expect(new Set(variants)).toEqual(new Set(quoteVariants));
  expect(new Set(levels)).toEqual(new Set(careLevels));
  expect(new Set(drawings)).toEqual(new Set(drawingNames));
});
