import { content } from '#library/content.ts';
import { type ExplainedTerm, explainer } from '#library/glossary/explain.ts';
import { slug } from '#library/slug.ts';

export const glossaryPath = '/learn/glossary';

const { terms: written, ...vouched } = content.data['glossary.yaml'];

/** In the order of the alphabet, figures first. */
export const glossaryTerms = written
  .map(({ inTexts: _, sources = [], ...term }) => ({ ...term, slug: slug(term.term), sources }))
  .sort((one, other) => one.term.localeCompare(other.term, 'en', { numeric: true }));
export type GlossaryTerm = (typeof glossaryTerms)[number];

/** Who vouches for them, and the works they rest on, each once. */
export const glossaryVouching = {
  ...vouched,
  sources: [...new Set(glossaryTerms.flatMap(({ sources }) => sources))],
};

const explained: readonly ExplainedTerm[] = written.map(({ term, inTexts, meaning }) => {
  return { slug: slug(term), term, spellings: inTexts ?? [term], meaning };
});

/** Explains each term where it first stands on a page. */
export const explainTerms = () => explainer(explained);
