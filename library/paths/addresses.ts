import type { HeaderLink } from '#library/schema/shell.ts';
import { slug } from '#library/slug.ts';

/** Browser code can import this module because it loads no content. */

export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const labelPath = '/your-medicine/label';
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;
export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

export const tabId = slug;

export const isCurrent = ({ to, also = [] }: HeaderLink, pathname: string) =>
  [to, ...also].some((route) => pathname === route || pathname.startsWith(`${route}/`));
