import remarkDirective from 'remark-directive';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { createContext, emptyTitles } from '#library/markdown/context.ts';
import { toInlines } from '#library/markdown/inline.ts';
import type { Inline } from '#library/markdown/tree.ts';

const parser = unified().use(remarkParse).use(remarkDirective);

export function parseInline(source: string): { inlines: Inline[]; problems: string[] } {
  const context = createContext({
    file: '',
    source,
    // The content check handles links in YAML files.
    linkProblem: undefined,
    works: undefined,
    titles: emptyTitles,
    allowsFacts: true,
  });
  const [paragraph, ...rest] = parser.parse(source).children;
  if (paragraph?.type !== 'paragraph' || rest.length > 0) {
    const [, marker] = /^\s*([-+*>]|#{1,6}|\d+[.)])\s/.exec(source) ?? [];
    const advice = marker ? `Remove “${marker}” at the start.` : 'Write it on one line.';
    return { inlines: [], problems: [`It must be one paragraph. ${advice}`] };
  }
  const inlines = toInlines(paragraph.children, context);
  return { inlines, problems: context.problems.map(({ message }) => message) };
}
