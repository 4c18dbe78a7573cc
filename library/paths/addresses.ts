import type { HeaderLink } from '#library/schema/shell.ts';
import { slug } from '#library/slug.ts';

/* Addresses that are made from a slug. No content is read here, so scripts for the browser may import it. */

export const cardPath = (slug: string) => `/your-medicine/${slug}`;
export const sheetPath = (slug: string) => `/your-medicine/sheet/${slug}`;
export const categoryPath = (slug: string) => `/learn/${slug}`;
export const conditionPath = (slug: string) => `/learn/condition/${slug}`;
export const articlePath = (category: string, address: string) => `/learn/${category}/${address}`;

/** The id of a tab, by its name. */
export const tabId = slug;

/** Whether a page belongs to a link of the header: it's below its address or below another one it stands for. */
export const isCurrent = ({ to, also = [] }: HeaderLink, pathname: string) =>
  [to, ...also].some((route) => pathname === route || pathname.startsWith(`${route}/`));
