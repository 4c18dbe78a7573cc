import { isoDate } from '#library/dates.ts';
import { glance } from '#library/markdown/front-matter.ts';

/** Later than any day that an article may name. */
export const never = '9999-12-31';

/**
 * The first day on which readers may see an article, as 2027-06-01; `never` for a draft. One whose
 * day cannot be read is taken for published, so that whoever reads it reports the mistake.
 */
export function firstDay(source: string): string {
  const { draft, date, published } = glance(source);
  if (draft === 'true') return never;
  const day = date ?? published;
  return (typeof day === 'string' && isoDate(day)) || '';
}
