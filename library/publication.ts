import { isoDate } from '#library/dates.ts';
import { glance } from '#library/markdown/front-matter.ts';

/** Later than any day that an article may name. */
export const never = '9999-12-31';

/** The first day on which readers may see an article. A date that cannot be read counts as past. */
export function firstDay(source: string): string {
  const { draft, date, published } = glance(source);
  if (draft === 'true') return never;
  const day = date ?? published;
  return (typeof day === 'string' && isoDate(day)) || '';
}
