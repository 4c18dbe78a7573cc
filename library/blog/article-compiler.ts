import { compileMarkdown, type Parse } from '#library/markdown/compile.ts';
import type { BlockTitles, LinkProblem } from '#library/markdown/context.ts';
import { type BlogNames, blogFrontMatter } from '#library/schema/articles/front-matter.ts';

/** What articles may name: pages, topics, reviewers and works. */
export interface BlogSurroundings extends BlogNames {
  isKnownPath: (path: string) => boolean;
  linkProblem?: LinkProblem;
  works: ReadonlySet<string>;
  titles: BlockTitles;
  parse?: Parse;
}

/** Reads one article of the blog. Throws a ContentError with every problem when there is one. */
export function articleCompiler(surroundings: BlogSurroundings) {
  const { isKnownPath, linkProblem, works, titles, parse } = surroundings;
  const schema = blogFrontMatter(surroundings);
  return (id: string, source: string) =>
    compileMarkdown({
      file: `content/blog/${id}.md`,
      source,
      schema,
      isKnownPath,
      linkProblem,
      works,
      titles,
      parse,
    });
}
