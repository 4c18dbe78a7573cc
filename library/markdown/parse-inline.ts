import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { newContext, noTitles } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { Inline } from '#library/markdown/tree.ts';

const parser = unified().use(remarkParse).use(remarkDirective);

/** Parses one paragraph with emphasis and links, but without citations. */
export function parseInline(source: string): { inlines: Inline[]; problems: string[] } {
  const context = newContext({
    file: '',
    source,
    // The content check looks up the links in YAML files.
    linkProblem: undefined,
    works: undefined,
    titles: noTitles,
    allowsFacts: true,
  });
  const [paragraph, ...more] = parser.parse(source).children;
  if (paragraph?.type !== 'paragraph' || more.length > 0) {
    return { inlines: [], problems: ['It is not one paragraph. Write words on one line.'] };
  }
  const inlines = toInlines(paragraph.children, context);
  return { inlines, problems: context.problems.map(({ message }) => message) };
}
