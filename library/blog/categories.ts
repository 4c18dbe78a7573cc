import { content } from '#library/content.ts';
import { slug } from '#library/slug.ts';

const categories = content.data['blog-categories.yaml'];

type Category = (typeof categories.topics)[number];
const withSlug = (category: Category) => ({ ...category, slug: slug(category.name) });
export type BlogCategory = ReturnType<typeof withSlug>;

/** The categories with articles, in the order of the chips on /blog. */
export const topics: readonly BlogCategory[] = categories.topics.map(withSlug);

/** Includes the categories without articles yet, which have a page too. */
export const blogCategories: readonly BlogCategory[] = [
  ...topics,
  ...categories.waiting.map(withSlug),
];

export function findCategory(slug: string): BlogCategory | undefined {
  return blogCategories.find((category) => category.slug === slug);
}
