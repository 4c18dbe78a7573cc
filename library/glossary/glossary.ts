import { content } from '#library/content.ts';
import { type ExplainedTerm, explainer } from '#library/glossary/explain.ts';
import { slug } from '#library/slug.ts';

export const glossaryPath = '/learn/glossary';

const { terms: written, ...vouched } = content.data['glossary.yaml'];

/** Sorted by name, numbers first. */
export const glossaryTerms = written
  .map(({ inTexts: _, sources = [], ...term }) => ({ ...term, slug: slug(term.term), sources }))
  .sort((one, other) => one.term.localeCompare(other.term, 'en', { numeric: true }));
export type GlossaryTerm = (typeof glossaryTerms)[number];

/** The medical review of the glossary, with the sources of all terms. */
export const glossaryVouching = {
  ...vouched,
  sources: [...new Set(glossaryTerms.flatMap(({ sources }) => sources))],
};

const explained: readonly ExplainedTerm[] = written.map(({ term, inTexts, meaning }) => {
  return { slug: slug(term), term, spellings: inTexts ?? [term], meaning };
});

export const explainTerms = () => explainer(explained);
