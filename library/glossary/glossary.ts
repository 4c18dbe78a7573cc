import { content } from '#library/content.ts';
import { createExplainer, type ExplainedTerm } from '#library/glossary/explain.ts';
import { slug } from '#library/slug.ts';

export const glossaryPath = '/learn/glossary';

const { terms, ...review } = content.data['glossary.yaml'];

export const glossaryTerms = terms
  .map(({ inTexts: _, sources = [], ...term }) => ({ ...term, slug: slug(term.term), sources }))
  .sort((a, b) => a.term.localeCompare(b.term, 'en', { numeric: true }));
export type GlossaryTerm = (typeof glossaryTerms)[number];

export const glossaryReview = {
  ...review,
  sources: [...new Set(glossaryTerms.flatMap(({ sources }) => sources))],
};

const explainedTerms: readonly ExplainedTerm[] = terms.map(({ term, inTexts, meaning }) => {
  return { slug: slug(term), term, spellings: inTexts ?? [term], meaning };
});

export const createTermExplainer = () => createExplainer(explainedTerms);
