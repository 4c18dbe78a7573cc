import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { article, blocksOf, compile } from '#library/markdown/fixture.ts';

const page = readFileSync('docs/writing-content.md', 'utf8');
const examples = [...page.matchAll(/```md\n([\s\S]*?)\n```/g)].map(([, source = '']) => source);

it.each(examples)('the example in the documentation works: %s', (source) => {
  expect(compile(article(source)).body.blocks).not.toEqual([]);
});

it('shows every kind of block that an author can make', () => {
  const shown = examples.flatMap(blocksOf).map((block) => {
    if (block.type === 'callout' || block.type === 'quote') return `${block.type} ${block.variant}`;
    return block.type === 'care' ? `care ${block.level}` : block.type;
  });
  expect(new Set(shown)).toEqual(
    new Set([
      'paragraph',
      ...['tip', 'note', 'warning', 'info'].map((variant) => `callout ${variant}`),
      'key-points',
      ...['default', 'card', 'minimal'].map((variant) => `quote ${variant}`),
      'table',
      'comparison',
      'care emergency',
      'care soon',
      'alert',
      'ranges',
      'timeline',
      'testimonial',
      'drawing',
    ]),
  );
});
