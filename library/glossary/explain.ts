import type { Block, Inline, ProseBlock } from '#library/markdown/tree.ts';

export interface ExplainedTerm {
  slug: string;
  term: string;
  spellings: readonly string[];
  meaning: Inline[];
}

export type TermInText = Omit<ExplainedTerm, 'spellings'>;

export function createExplainer(terms: readonly ExplainedTerm[]) {
  const termsBySpelling = new Map(
    terms.flatMap((term) => term.spellings.map((text) => [text.toLowerCase(), term] as const)),
  );
  const spellings = [...termsBySpelling.keys()].toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:${spellings.map(escapePattern).join('|')})(?![\\p{L}\\p{N}-])`,
    'giu',
  );
  const seenTerms = new Set<ExplainedTerm>();

  const explainText = (value: string): Inline[] => {
    const nodes: Inline[] = [];
    let start = 0;
    for (const { 0: spelling, index } of value.matchAll(pattern)) {
      const term = termsBySpelling.get(spelling.toLowerCase());
      if (!term || seenTerms.has(term)) continue;
      seenTerms.add(term);
      if (index > start) nodes.push({ type: 'text', value: value.slice(start, index) });
      nodes.push({ type: 'term', slug: term.slug, value: spelling });
      start = index + spelling.length;
    }
    if (start < value.length) nodes.push({ type: 'text', value: value.slice(start) });
    return nodes;
  };
  const inlines = (nodes: readonly Inline[]): Inline[] =>
    spellings.length === 0
      ? [...nodes]
      : nodes.flatMap((node) => (node.type === 'text' ? explainText(node.value) : [node]));
  const addTerms = (block: ProseBlock): ProseBlock =>
    block.type === 'paragraph'
      ? { ...block, children: inlines(block.children) }
      : {
          ...block,
          items: block.items.map(({ children }) => ({ children: children.map(addTerms) })),
        };

  return {
    inlines,
    blocks: (blocks: readonly Block[]) =>
      blocks.map((block): Block => {
        if (block.type === 'paragraph' || block.type === 'list') return addTerms(block);
        if (block.type === 'callout') return { ...block, children: block.children.map(addTerms) };
        return block;
      }),
    mentionedTerms: (): TermInText[] =>
      [...seenTerms].map(({ slug, term, meaning }) => ({ slug, term, meaning })),
  };
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
