import { isList, type Page } from '#library/pages.ts';
import { cardPath, categoryPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';

interface ListSources {
  cards: readonly string[];
  sheets: readonly string[];
  posts: readonly string[];
  blogCategories: readonly string[];
  learnCategories: readonly { slug: string; conditions: readonly { slug: string }[] }[];
  /** Contains paths instead of slugs. */
  learnArticles: readonly string[];
}

export type PageLists = Readonly<Record<string, readonly string[]>>;

export function getPageLists(sources: ListSources): PageLists {
  const { learnCategories } = sources;
  const conditions = learnCategories.flatMap((category) => category.conditions);
  return {
    'medicine-card': sources.cards.map(cardPath),
    'medicine-sheet': sources.sheets.map(sheetPath),
    'learn-category': learnCategories.map(({ slug }) => categoryPath(slug)),
    condition: conditions.map(({ slug }) => conditionPath(slug)),
    article: sources.learnArticles,
    post: sources.posts.map((id) => `/blog/post/${id}`),
    category: sources.blogCategories.map((slug) => `/blog/category/${slug}`),
  };
}

export function getPagePaths(page: Page, lists: PageLists): readonly string[] {
  if (!isList(page)) return [page.path];
  const paths = lists[page.name];
  if (!paths) throw new Error(`Add the list "${page.name}" to library/paths/page-lists.ts.`);
  return paths;
}
