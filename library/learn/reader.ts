import type { CompiledLearn, ConditionPlace } from '#library/learn/compile.ts';
import { previewMark } from '#library/preview-mark.ts';

export type Learn = ReturnType<typeof readLearn>;

export function readLearn(compiled: CompiledLearn, conditions: readonly ConditionPlace[]) {
  const articles = compiled.articles.map(withMark).toSorted(byPath);
  const overviews = compiled.overviews.map(withMark);
  const overview = (slug: string) => overviews.find(({ id }) => id === slug);
  return {
    /** The overview of a condition; none while it is being written. */
    overview,
    articles: () => articles,
    /** All of them, in the order of their pages' addresses. */
    texts: () => [...overviews, ...articles].toSorted(byPath),
    /** The conditions whose overview is still being written. */
    unwritten: () => conditions.filter(({ slug }) => !overview(slug)),
  };
}

const withMark = <Text extends { draft?: string | undefined; published: string }>(text: Text) => ({
  ...text,
  ...previewMark(text.draft, text.published),
});

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
