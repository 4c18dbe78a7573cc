import { slug } from '#library/slug.ts';

/** Browser code can import this module because it loads no content. */

export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const labelPath = '/your-medicine/label';
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;
export const jobPath = (slug: string) => `/careers/${slug}`;
export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

export const tabId = slug;

export const isCurrent = (route: string, pathname: string) =>
  pathname === route || pathname.startsWith(`${route}/`);
