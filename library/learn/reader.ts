import type { CompiledLearn, ConditionTabs } from '#library/learn/compile.ts';
import { getPreviewMark } from '#library/preview-mark.ts';

export type Learn = ReturnType<typeof readLearn>;

export function readLearn(compiled: CompiledLearn, conditions: readonly ConditionTabs[]) {
  const articles = compiled.articles.map(addMark).toSorted(compareByPath);
  const overviews = compiled.overviews.map(addMark);
  const findOverview = (slug: string) => overviews.find(({ id }) => id === slug);
  return {
    overview: findOverview,
    articles,
    texts: [...overviews, ...articles].toSorted(compareByPath),
    /** Lists conditions without an overview. */
    unwritten: conditions.filter(({ slug }) => !findOverview(slug)),
  };
}

const addMark = <Page extends { draft?: string | undefined; published: string }>(page: Page) => ({
  ...page,
  ...getPreviewMark(page.draft, page.published),
});

const compareByPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
