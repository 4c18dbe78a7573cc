import { isList, type Page } from '#library/pages.ts';
import { cardPath, categoryPath, conditionPath, sheetPath } from '#library/paths/addresses.ts';

interface ListSources {
  /** Slugs. */
  cards: readonly string[];
  sheets: readonly string[];
  posts: readonly string[];
  blogCategories: readonly string[];
  learnCategories: readonly { slug: string; conditions: readonly { slug: string }[] }[];
  /** Addresses. */
  learnArticles: readonly string[];
}

/** The addresses of the pages of each list in library/pages.ts, by its name there. */
export type PageLists = Readonly<Record<string, readonly string[]>>;

export function pageLists(sources: ListSources): PageLists {
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

export function pathsOf(page: Page, lists: PageLists): readonly string[] {
  if (!isList(page)) return [page.path];
  const paths = lists[page.name];
  if (!paths) throw new Error(`library/paths/page-lists.ts has no list "${page.name}".`);
  return paths;
}
