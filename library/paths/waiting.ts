import { conditionPath } from '#library/learn/paths.ts';

interface Waiting {
  /** Conditions whose overview is still being written. */
  unwritten: readonly { slug: string }[];
  /** Categories of the blog, and the articles that carry them. */
  categories: readonly { slug: string }[];
  posts: readonly { categorySlug: string }[];
}

/** Pages that answer and have nothing to read yet. Search engines are not sent there. */
export const waitingPaths = ({ unwritten, categories, posts }: Waiting): string[] => [
  ...unwritten.map(({ slug }) => conditionPath(slug)),
  ...categories
    .filter(({ slug }) => !posts.some(({ categorySlug }) => categorySlug === slug))
    .map(({ slug }) => `/blog/category/${slug}`),
];
