import { topics } from '#library/blog/categories.ts';
import { type Page, pageAt, sitePages } from '#library/pages.ts';
import { publicPaths } from '#library/paths/public-paths.ts';
import { articles, postPath, reviewedArticle } from './articles.ts';

/** Every page, including those that search engines don't list. */
export const paths = publicPaths();

const countIn = (slug: string) =>
  articles.filter(({ categorySlug }) => categorySlug === slug).length;
/** The topic with the most articles, so its page has a list. */
const [topic] = topics.toSorted((one, other) => countIn(other.slug) - countIn(one.slug));

/** Example pages for lists whose first page may have no text yet. */
const examples: Partial<Record<string, string>> = {
  condition: '/learn/condition/acne',
  article: '/learn/skin/acne',
  post: postPath(reviewedArticle),
  category: `/blog/category/${topic?.slug}`,
};

const exampleOf = (page: Page): string =>
  examples[page.name] ?? paths.find((path) => pageAt(path) === page) ?? page.path;

/** One page of each kind, by the name of the kind. */
export const kinds: Readonly<Record<string, string>> = Object.fromEntries(
  // The first of several pages of a kind replaces the others.
  sitePages.toReversed().map((page) => [page.kind, exampleOf(page)]),
);

/** A few pages, for slow tests. */
export const samples = sitePages.filter(({ sampled }) => sampled).map(exampleOf);
