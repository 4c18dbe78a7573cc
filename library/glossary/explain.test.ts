import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ExplainedTerm, explainer } from '#library/glossary/explain.ts';
import { blockText, inlineText } from '#library/markdown/text.ts';
import type { Block, Inline } from '#library/markdown/tree.ts';

const text = (value: string): Inline => ({ type: 'text', value });
const term = (name: string, ...spellings: string[]): ExplainedTerm => ({
  slug: name,
  term: name,
  spellings,
  meaning: [text(`What ${name} is.`)],
});
const terms = [
  term('troche', 'troche', 'troches'),
  term('lot', 'lot number'),
  term('usp', 'USP'),
  term('usp-795', 'USP 795'),
];
const toText = (nodes: readonly Inline[]) =>
  nodes
    .map((node) => (node.type === 'term' ? `[${node.value}](${node.slug})` : inlineText([node])))
    .join('');

it('explains only the first mention of a term', () => {
  const page = explainer(terms);
  expect(toText(page.inlines([text('Troches melt. A troche is soft.')]))).toBe(
    '[Troches](troche) melt. A troche is soft.',
  );
  expect(toText(page.inlines([text('One troche.')]))).toBe('One troche.');
  expect(page.mentionedTerms().map(({ slug }) => slug)).toEqual(['troche']);
});

it('matches the longest term, and whole words only', () => {
  expect(toText(explainer(terms).inlines([text('USP 795, USP-like, a lot, non-troche')]))).toBe(
    '[USP 795](usp-795), USP-like, a lot, non-troche',
  );
});

it('leaves links and emphasis alone', () => {
  const nodes: Inline[] = [
    { type: 'link', href: '/a', external: false, children: [text('troche')] },
    { type: 'strong', children: [text('troche')] },
  ];
  expect(explainer(terms).inlines(nodes)).toEqual(nodes);
});

it('explains terms in paragraphs, lists and callouts only', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, id: 'a', children: [text('The troche')] },
    { type: 'care', level: 'soon', title: 'Call if:', items: [[text('a troche')]] },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [{ type: 'paragraph', children: [text('A troche')] }] }],
    },
  ];
  const [heading, care, list] = explainer(terms).blocks(blocks);
  expect([heading, care]).toEqual(blocks.slice(0, 2));
  expect(JSON.stringify(list)).toContain('"slug":"troche"');
});

it('never changes the text itself', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('troche', 'USP', '795', 'lot', 'number', ' ', '.', 'a', '-')),
      (parts) => {
        const blocks: Block[] = [{ type: 'paragraph', children: [text(parts.join(''))] }];
        expect(blockText(explainer(terms).blocks(blocks))).toBe(blockText(blocks));
      },
    ),
  );
});
