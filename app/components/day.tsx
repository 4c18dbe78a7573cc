import { isoDate } from '#library/dates.ts';

/** A date in words, such as May 6, 2025. */
export function Day({ date, children = date }: { date: string; children?: string }) {
  return <time dateTime={isoDate(date) ?? undefined}>{children}</time>;
}
