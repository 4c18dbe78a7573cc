import type { CompiledLearn, ConditionPlace } from '#library/learn/compile.ts';
import { getPreviewMark } from '#library/preview-mark.ts';

export type Learn = ReturnType<typeof readLearn>;

export function readLearn(compiled: CompiledLearn, conditions: readonly ConditionPlace[]) {
  const articles = compiled.articles.map(withMark).toSorted(byPath);
  const overviews = compiled.overviews.map(withMark);
  const overview = (slug: string) => overviews.find(({ id }) => id === slug);
  return {
    /** Undefined until the overview is written. */
    overview,
    articles: () => articles,
    /** Overviews and articles, sorted by path. */
    texts: () => [...overviews, ...articles].toSorted(byPath),
    /** Conditions without an overview. */
    unwritten: () => conditions.filter(({ slug }) => !overview(slug)),
  };
}

const withMark = <Text extends { draft?: string | undefined; published: string }>(text: Text) => ({
  ...text,
  ...getPreviewMark(text.draft, text.published),
});

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
