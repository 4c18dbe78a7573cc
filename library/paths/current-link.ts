import type { HeaderLink } from '#library/schema/navigation.ts';

/** Whether a page belongs to a link of the header: it lies below its route, or below one that it also stands for. */
export const isCurrent = ({ to, also = [] }: HeaderLink, pathname: string) =>
  [to, ...also].some((route) => pathname === route || pathname.startsWith(`${route}/`));
