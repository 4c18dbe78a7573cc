import { z } from 'zod';
import { type Closure, dayNames, type Span, type YearlyDay } from '#library/calendar.ts';
import { isoDate, monthNames } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { minutesOf } from '#library/fact-table.ts';
import { dateText } from '#library/schema/review.ts';
import { words } from '#library/schema/values.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

/** `9am–6pm` or `closed`; `null` is closed. */
const span = z.string().transform((text, context): Span | null => {
  if (text.trim().toLowerCase() === 'closed') return null;
  const [from, until, ...more] = text.split(/\s*(?:[–—-]|\bto\b)\s*/).map(minutesOf);
  if (from === undefined || until === undefined || more.length > 0) {
    context.addIssue('is not a time span. Write it like 9am–6pm or 9:30am–1pm, or closed');
    return z.NEVER;
  }
  if (until <= from) {
    context.addIssue('ends before it begins. Check am and pm');
    return z.NEVER;
  }
  return { from, until };
});

const yearlyDay = z.string().transform((text, context): YearlyDay => {
  const [, monthName = '', day] = /^(\w+) (\d{1,2})$/.exec(text.trim()) ?? [];
  const [, nth = '', weekdayName = '', ofMonth = ''] =
    /^(\w+) (\w+) of (\w+)$/i.exec(text.trim()) ?? [];
  const month = indexIn(monthNames, day ? monthName : ofMonth) + 1;
  if (day && month > 0 && Number(day) >= 1 && Number(day) <= 31) return { month, day: Number(day) };
  const weekday = indexIn(dayNames, weekdayName);
  const rank = nth.toLowerCase() === 'last' ? 'last' : indexIn(ordinals, nth) + 1;
  if (month > 0 && weekday >= 0 && rank !== 0) return { month, weekday, nth: rank };
  const names = [...monthNames, ...dayNames, ...ordinals, 'last', 'of'];
  const misspelled = text.split(/\s+/).find((word) => /[a-z]/i.test(word) && !names.includes(word));
  const hint = misspelled ? didYouMean(misspelled, names) : '';
  context.addIssue(
    `is not a day of every year. Write it like "July 4" or "last Monday of May".${hint}`,
  );
  return z.NEVER;
});

const indexIn = (names: readonly string[], name: string) =>
  names.findIndex((known) => known.toLowerCase() === name.toLowerCase());

const holiday = z.strictObject({
  name: words.describe('what the day is called, for the note below the hours'),
  on: yearlyDay.meta({
    title: 'Day',
    description: 'like January 1, last Monday of May or fourth Thursday of November',
  }),
  observed: z
    .enum(['Monday'], { error: 'must be Monday. Remove the field if the holiday never moves' })
    .optional()
    .describe('Monday, if a holiday that falls on a Sunday is observed the day after'),
});

/** In days. A longer closure is probably a typo in the year. */
const longestClosure = 31;

const closure = z
  .strictObject({
    on: dateText.meta({
      title: 'Day',
      description: 'the day, or the first of several, like December 24, 2026',
    }),
    until: dateText.optional().describe('the last of several days'),
    reason: words.describe('why, as it goes on after “closed for”'),
    hours: span.default(null).describe('shorter hours, like 9am–1pm; closed if you leave it out'),
  })
  .transform(({ on, until = on, reason, hours }, context): Closure => {
    const [from, last] = [isoDate(on) ?? '', isoDate(until) ?? ''];
    const days = (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1;
    const refuse = (message: string) =>
      context.addIssue({ code: 'custom', path: ['until'], message, continue: false });
    if (days < 1) refuse('is before the first day. Use a later one');
    if (days > longestClosure) refuse(`is more than ${longestClosure} days away. Check the year`);
    return { from, until: last, reason, hours };
  });

/** Rejects two closures on the same day. */
function checkOverlaps(closures: Closure[], context: z.RefinementCtx) {
  for (const [place, { from, until }] of closures.entries()) {
    const other = closures.findIndex((one) => one.from <= until && from <= one.until);
    // Invalid dates never match; they are already reported.
    if (other === place || other < 0) continue;
    const message = `is a day that entry ${other + 1} also includes. Keep one of the two`;
    context.addIssue({ code: 'custom', path: [place, 'on'], message });
  }
}

const week = { Monday: span, Tuesday: span, Wednesday: span, Thursday: span, Friday: span };

export const hoursSchema = z
  .strictObject({
    week: z
      .strictObject({ ...week, Saturday: span, Sunday: span })
      .describe('the hours in your time zone: 9am–6pm, 9:30am–1pm, or closed'),
    holidays: z.array(holiday).describe('the days on which you do not open, every year'),
    carrierHolidays: z
      .array(holiday)
      .default([])
      .describe('the days on which you are open but carriers do not deliver, every year'),
    closures: z
      .array(closure)
      .superRefine(checkOverlaps)
      .default([])
      .describe('one-time special hours'),
  })
  .refine(({ week }) => Object.values(week).some((day) => day !== null), {
    error: 'is closed on every day. Give at least one day hours',
    path: ['week'],
  });
