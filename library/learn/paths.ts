import { slug } from '#library/slug.ts';

export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

/** The id of a tab, by its name. */
export const tabId = slug;
