import { content } from '#library/content.ts';
import { slug } from '#library/slug.ts';

const categories = content.data['blog-categories.yaml'];

type Category = (typeof categories.topics)[number];
const addSlug = (category: Category) => ({ ...category, slug: slug(category.name) });
export type BlogCategory = ReturnType<typeof addSlug>;

/** The filter chips on /blog use this order. */
export const topics: readonly BlogCategory[] = categories.topics.map(addSlug);

/** Includes the categories that have a page but no articles yet. */
export const blogCategories: readonly BlogCategory[] = [
  ...topics,
  ...categories.waiting.map(addSlug),
];

export function findCategory(slug: string): BlogCategory | undefined {
  return blogCategories.find((category) => category.slug === slug);
}
