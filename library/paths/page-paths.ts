import { sitePages } from '#library/pages.ts';
import { pageLists, pathsOf } from '#library/paths/page-lists.ts';
import type { ContentData } from '#library/schema/content-schemas.ts';
import { slug } from '#library/slug.ts';

/** Every page of the site, in the order of the sitemap. Also what a link in an article may lead to. */
export function pagePaths(
  data: ContentData,
  posts: readonly string[],
  learnArticles: readonly string[],
): string[] {
  const { topics, waiting } = data['blog-categories.yaml'];
  const { cards, sheets } = data['medicine.yaml'];
  const lists = pageLists({
    cards: cards.map((card) => card.slug),
    sheets: sheets.map((sheet) => sheet.slug),
    posts,
    blogCategories: [...topics, ...waiting].map(({ name }) => slug(name)),
    learnCategories: data['learn.yaml'].categories,
    learnArticles,
  });
  return sitePages.flatMap((page) => pathsOf(page, lists));
}
