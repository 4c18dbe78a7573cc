import { isoDate } from '#library/dates.ts';

export interface ReviewDates {
  modified?: string | undefined;
  /** `undefined` means that no clinician has signed the page. */
  reviewed?: string | undefined;
  nextReview: string;
}

/** Lists the longest overdue first. `today` is an ISO date, such as 2026-11-15. */
export function overdue<Page extends ReviewDates>(pages: readonly Page[], today: string): Page[] {
  const getDueDate = ({ nextReview }: Page) => isoDate(nextReview) ?? '';
  return pages
    .filter((page) => getDueDate(page) < today)
    .toSorted((a, b) => (getDueDate(a) < getDueDate(b) ? -1 : 1));
}

export const findChangedSinceReview = <Page extends ReviewDates>(pages: readonly Page[]) =>
  pages.filter(
    ({ modified = '', reviewed = '' }) => (isoDate(modified) ?? '') > (isoDate(reviewed) ?? '9'),
  );

/** `date` looks like November 16, 2026, and `today` like 2026-11-16. */
export function daysSince(date: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(isoDate(date) ?? today)) / 86_400_000);
}
