import { topics } from '#library/blog/categories.ts';
import { findPageByPath, type Page, sitePages } from '#library/pages.ts';
import { getPublicPaths } from '#library/paths/public-paths.ts';
import { articles, getPostPath, reviewedArticle } from './articles.ts';

/** This includes pages that search engines don't list. */
export const paths = getPublicPaths();

const countArticles = (slug: string) =>
  articles.filter(({ categorySlug }) => categorySlug === slug).length;
const [largestTopic] = topics.toSorted(
  (left, right) => countArticles(right.slug) - countArticles(left.slug),
);

/** The first page of these kinds may have no text yet. */
const examplePaths: Partial<Record<string, string>> = {
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  post: getPostPath(reviewedArticle),
  category: `/blog/category/${largestTopic?.slug}`,
};

const getExample = (page: Page): string =>
  examplePaths[page.name] ?? paths.find((path) => findPageByPath(path) === page) ?? page.path;

export const pathsByKind: Readonly<Record<string, string>> = Object.fromEntries(
  // Later entries replace earlier ones, so reverse the list to keep the first page of each kind.
  sitePages.toReversed().map((page) => [page.kind, getExample(page)]),
);

export const samplePaths = sitePages.filter(({ sampled }) => sampled).map(getExample);
