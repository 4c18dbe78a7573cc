import { content } from '#library/content.ts';
import { type ExplainedTerm, explainer } from '#library/glossary/explain.ts';
import { slug } from '#library/slug.ts';

export const glossaryPath = '/learn/glossary';

const { terms, ...review } = content.data['glossary.yaml'];

/** Sorted by name, numbers first. */
export const glossaryTerms = terms
  .map(({ inTexts: _, sources = [], ...term }) => ({ ...term, slug: slug(term.term), sources }))
  .sort((one, other) => one.term.localeCompare(other.term, 'en', { numeric: true }));
export type GlossaryTerm = (typeof glossaryTerms)[number];

/** The medical review of the glossary, with the sources of all terms. */
export const glossaryReview = {
  ...review,
  sources: [...new Set(glossaryTerms.flatMap(({ sources }) => sources))],
};

const explainedTerms: readonly ExplainedTerm[] = terms.map(({ term, inTexts, meaning }) => {
  return { slug: slug(term), term, spellings: inTexts ?? [term], meaning };
});

export const explainTerms = () => explainer(explainedTerms);
