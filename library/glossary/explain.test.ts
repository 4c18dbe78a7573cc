import { expect, it } from 'vitest';
import { createExplainer, type ExplainedTerm } from '#library/glossary/explain.ts';
import { getInlineText } from '#library/markdown/text.ts';
import type { Block, Inline } from '#library/markdown/tree.ts';

const makeText = (value: string): Inline => ({ type: 'text', value });
const makeTerm = (name: string, ...spellings: string[]): ExplainedTerm => ({
  slug: name,
  term: name,
  spellings,
  meaning: [makeText(`Meaning of ${name}.`)],
});
const terms = [
  makeTerm('troche', 'troche', 'troches'),
  makeTerm('lot', 'lot number'),
  makeTerm('usp', 'USP'),
  makeTerm('usp-795', 'USP 795'),
];
const showTerms = (nodes: readonly Inline[]) =>
  nodes
    .map((node) => (node.type === 'term' ? `[${node.value}](${node.slug})` : getInlineText([node])))
    .join('');

it('explains only the first mention of a term', () => {
  const page = createExplainer(terms);
  expect(showTerms(page.inlines([makeText('“Troches” melt. A troche is soft.')]))).toBe(
    '“[Troches](troche)” melt. A troche is soft.',
  );
  expect(showTerms(page.inlines([makeText('One troche.')]))).toBe('One troche.');
  expect(page.mentionedTerms().map(({ slug }) => slug)).toEqual(['troche']);
});

it('matches the longest term and only whole words', () => {
  expect(
    showTerms(createExplainer(terms).inlines([makeText('USP 795, USP-like, a lot, non-troche')])),
  ).toBe('[USP 795](usp-795), USP-like, a lot, non-troche');
});

it('leaves links and emphasis alone', () => {
  const nodes: Inline[] = [
    { type: 'link', href: '/a', external: false, children: [makeText('troche')] },
    { type: 'strong', children: [makeText('troche')] },
  ];
  expect(createExplainer(terms).inlines(nodes)).toEqual(nodes);
});

it('explains terms only in paragraphs, lists and callouts', () => {
  const blocks: Block[] = [
    { type: 'heading', level: 2, id: 'a', children: [makeText('The troche')] },
    { type: 'care', level: 'soon', title: 'Call if:', items: [[makeText('a troche')]] },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [{ type: 'paragraph', children: [makeText('A troche')] }] }],
    },
  ];
  const [heading, care, list] = createExplainer(terms).blocks(blocks);
  expect([heading, care]).toEqual(blocks.slice(0, 2));
  expect(JSON.stringify(list)).toContain('"slug":"troche"');
});
