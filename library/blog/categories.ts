import { wordsOf } from '#library/facts.ts';
import { blogCategoriesSchema, categorySlug } from '#library/schema/pages/blog.ts';

export interface BlogCategory {
  slug: string;
  name: string;
  description: string;
}

const written = wordsOf('blog-categories.yaml', blogCategoriesSchema);

const withSlug = (category: Omit<BlogCategory, 'slug'>): BlogCategory => ({
  ...category,
  slug: categorySlug(category.name),
});

/** What articles may carry, in the order of the chips on /blog. */
export const topics: readonly BlogCategory[] = written.topics.map(withSlug);

/** These and those that wait for their first article: each has a page. */
export const blogCategories: readonly BlogCategory[] = [
  ...topics,
  ...written.waiting.map(withSlug),
];

export function findCategory(slug: string): BlogCategory | undefined {
  return blogCategories.find((category) => category.slug === slug);
}
