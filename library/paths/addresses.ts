import type { HeaderLink } from '#library/schema/shell.ts';
import { slug } from '#library/slug.ts';

/** Safe to import in the browser, because it loads no content. */

export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const labelPath = '/your-medicine/label';
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;
export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

export const tabId = slug;

/** Whether a header link is for the section that a page belongs to. */
export const isCurrent = ({ to, also = [] }: HeaderLink, pathname: string) =>
  [to, ...also].some((route) => pathname === route || pathname.startsWith(`${route}/`));
