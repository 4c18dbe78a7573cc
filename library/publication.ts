import { isoDate } from '#library/dates.ts';
import { peekFrontMatter } from '#library/markdown/front-matter.ts';

/** This date is later than any date in content. */
export const never = '9999-12-31';

/** Returns the first day that readers can see an article. An invalid date counts as past. */
export function getPublicationDay(source: string): string {
  const { draft, date, published } = peekFrontMatter(source);
  if (draft === 'true') return never;
  const day = date ?? published;
  return (typeof day === 'string' && isoDate(day)) || '';
}

/** Front matter that can't be read doesn't count as a draft. */
export const isDraft = (source: string) => getPublicationDay(source) === never;
