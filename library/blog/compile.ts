import type { MarkdownFiles } from '#library/content/load.ts';
import { compileMarkdown, type SourceFile } from '#library/markdown/compile.ts';
import { compileAll } from '#library/problem.ts';
import {
  type BlogNames,
  blogFrontMatter,
  combineReview,
} from '#library/schema/articles/front-matter.ts';

export type ArticleOptions = Pick<SourceFile<never>, 'linkProblem' | 'works' | 'titles' | 'parse'>;

export type BlogOptions = ArticleOptions & BlogNames;

export type CompiledPost = ReturnType<typeof compileBlog>[number];

export function compileBlog(files: MarkdownFiles, { topics, reviewers, ...options }: BlogOptions) {
  const schema = blogFrontMatter({ topics, reviewers, works: options.works });
  return compileAll(files, (id, source) => {
    const file = `content/blog/${id}.md`;
    const { frontMatter, body } = compileMarkdown({ ...options, file, source, schema });
    const { modified = frontMatter.date, ...fields } = combineReview(frontMatter);
    return { id, ...fields, modified, body };
  });
}
