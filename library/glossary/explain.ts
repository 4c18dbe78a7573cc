import type { Block, Inline, ProseBlock } from '#library/markdown/tree.ts';

export interface ExplainedTerm {
  slug: string;
  term: string;
  spellings: readonly string[];
  meaning: Inline[];
}

/** The content of a popover. */
export type TermInText = Omit<ExplainedTerm, 'spellings'>;

/** Turns the first mention of each term into a popover. Leaves links and emphasis alone. */
export function explainer(terms: readonly ExplainedTerm[]) {
  const bySpelling = new Map(
    terms.flatMap((term) => term.spellings.map((one) => [one.toLowerCase(), term] as const)),
  );
  const spellings = [...bySpelling.keys()].toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${spellings.map(asPattern).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const mentioned = new Set<ExplainedTerm>();

  const inText = (value: string): Inline[] => {
    const parts: Inline[] = [];
    let from = 0;
    for (const { 0: spelling, index } of value.matchAll(pattern)) {
      const term = bySpelling.get(spelling.toLowerCase());
      if (!term || mentioned.has(term)) continue;
      mentioned.add(term);
      if (index > from) parts.push({ type: 'text', value: value.slice(from, index) });
      parts.push({ type: 'term', slug: term.slug, value: spelling });
      from = index + spelling.length;
    }
    if (from < value.length) parts.push({ type: 'text', value: value.slice(from) });
    return parts;
  };
  const inlines = (nodes: readonly Inline[]): Inline[] =>
    spellings.length === 0
      ? [...nodes]
      : nodes.flatMap((node) => (node.type === 'text' ? inText(node.value) : [node]));
  const prose = (block: ProseBlock): ProseBlock =>
    block.type === 'paragraph'
      ? { ...block, children: inlines(block.children) }
      : {
          ...block,
          items: block.items.map(({ children }) => ({ children: children.map(prose) })),
        };

  return {
    inlines,
    blocks: (blocks: readonly Block[]) =>
      blocks.map((block): Block => {
        if (block.type === 'paragraph' || block.type === 'list') return prose(block);
        if (block.type === 'callout') return { ...block, children: block.children.map(prose) };
        return block;
      }),
    /** The terms found so far, in order. */
    mentionedTerms: (): TermInText[] =>
      [...mentioned].map(({ slug, term, meaning }) => ({ slug, term, meaning })),
  };
}

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
