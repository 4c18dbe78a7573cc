import type { MarkdownFiles } from '#library/blog/reader.ts';
import type { LearnCondition } from '#library/learn/library.ts';
import { articlePath } from '#library/learn/paths.ts';
import { glance } from '#library/markdown/glance.ts';

/** An article names its condition; the overview of a condition has its name. */
export const isArticle = (source: string) => 'condition' in glance(source);

/** Known before any text is read, so that texts can link to each other. */
export function articlePaths(
  files: MarkdownFiles,
  conditions: readonly Pick<LearnCondition, 'slug' | 'category'>[],
): string[] {
  return Object.values(files).flatMap((source) => articlePathOf(source, conditions) ?? []);
}

/** Nothing for an overview, which has the address of its condition. */
export function articlePathOf(
  source: string,
  conditions: readonly Pick<LearnCondition, 'slug' | 'category'>[],
): string | undefined {
  const { condition, address } = glance(source);
  const category = conditions.find(({ slug }) => slug === condition)?.category;
  return category && typeof address === 'string' ? articlePath(category, address) : undefined;
}
