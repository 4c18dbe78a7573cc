import type { z } from 'zod';
import { compileMarkdown, type SourceFile } from '#library/markdown/compile.ts';
import { type BlogNames, blogFrontMatter } from '#library/schema/articles/front-matter.ts';

/** What the text of any article may name and link to. */
export type Surroundings = Pick<
  SourceFile<z.ZodType>,
  'isKnownPath' | 'linkProblem' | 'works' | 'titles' | 'parse'
>;

export type BlogSurroundings = Surroundings & BlogNames;

/** Reads one article of the blog. Throws a ContentError with every problem when there is one. */
export function articleCompiler({ topics, reviewers, ...surroundings }: BlogSurroundings) {
  const schema = blogFrontMatter({ topics, reviewers, works: surroundings.works });
  return (id: string, source: string) =>
    compileMarkdown({ ...surroundings, file: `content/blog/${id}.md`, source, schema });
}
