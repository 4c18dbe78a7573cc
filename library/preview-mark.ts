import { getDateIn, isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleText } from '#library/words.ts';

export function getPreviewMark(draft: string | undefined, date: string): { mark?: string } {
  const { unpublished } = articleText;
  if (draft === 'true') return { mark: unpublished.draft };
  const isScheduled = (isoDate(date) ?? '') > getDateIn(site.timeZone);
  return isScheduled ? { mark: fillIn(unpublished.later, { date }) } : {};
}
