import { dayIn, isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleWords } from '#library/words.ts';

/** The label of an unpublished article in a preview. */
export function previewMark(draft: string | undefined, date: string): { mark?: string } {
  const { unpublished } = articleWords;
  if (draft === 'true') return { mark: unpublished.draft };
  const isLater = (isoDate(date) ?? '') > dayIn(site.timeZone);
  return isLater ? { mark: fillIn(unpublished.later, { date }) } : {};
}
