import { content } from '#library/content.ts';
import { facts } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { type ExplainedTerm, explainer } from '#library/glossary/explain.ts';
import type { Inline } from '#library/markdown/tree.ts';
import { glossarySchema } from '#library/schema/glossary.ts';
import { slug } from '#library/slug.ts';

export const glossaryPath = '/learn/glossary';

const { terms: written, ...vouched } = fillIn(
  glossarySchema.parse(content.data['glossary.yaml']),
  facts,
);

export interface GlossaryTerm {
  slug: string;
  term: string;
  also: readonly string[];
  aside?: string | undefined;
  meaning: Inline[];
  sources: readonly string[];
}

/** In the order of the alphabet, figures first. */
export const glossaryTerms: readonly GlossaryTerm[] = written
  .map(({ term, also, aside, meaning, sources = [] }) => {
    return { slug: slug(term), term, also, aside, meaning, sources };
  })
  .sort((one, other) => one.term.localeCompare(other.term, 'en', { numeric: true }));

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
