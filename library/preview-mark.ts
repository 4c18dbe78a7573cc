import { dayIn, isoDate } from '#library/dates.ts';
import { site } from '#library/facts.ts';
import { fillIn } from '#library/fill-in.ts';
import { articleWords } from '#library/words.ts';

/** Previews show drafts and scheduled articles with a label. */
export function getPreviewMark(draft: string | undefined, date: string): { mark?: string } {
  const { unpublished } = articleWords;
  if (draft === 'true') return { mark: unpublished.draft };
  const isScheduled = (isoDate(date) ?? '') > dayIn(site.timeZone);
  return isScheduled ? { mark: fillIn(unpublished.later, { date }) } : {};
}
