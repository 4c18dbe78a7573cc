import { z } from 'zod';
import { type Closure, dayNames, type Span, type YearlyDay } from '#library/calendar.ts';
import { isoDate, monthNames } from '#library/dates.ts';
import { didYouMean } from '#library/did-you-mean.ts';
import { parseClockTime } from '#library/fact-table.ts';
import { dateText } from '#library/schema/review.ts';
import { text } from '#library/schema/values.ts';

const ordinals = ['first', 'second', 'third', 'fourth'];

const span = z.string().transform((text, context): Span | null => {
  if (text.trim().toLowerCase() === 'closed') return null;
  const [from, until, ...extraTimes] = text.split(/\s*(?:[–—-]|\bto\b)\s*/).map(parseClockTime);
  if (from === undefined || until === undefined || extraTimes.length > 0) {
    context.addIssue('needs a time range such as 9am–6pm, or the word closed');
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
  const [, nth = '', weekdayName = '', weekdayMonth = ''] =
    /^(\w+) (\w+) of (\w+)$/i.exec(text.trim()) ?? [];
  const month = findNameIndex(monthNames, day ? monthName : weekdayMonth) + 1;
  if (day && month > 0 && Number(day) >= 1 && Number(day) <= 31) return { month, day: Number(day) };
  const weekday = findNameIndex(dayNames, weekdayName);
  const rank = nth.toLowerCase() === 'last' ? 'last' : findNameIndex(ordinals, nth) + 1;
  if (month > 0 && weekday >= 0 && rank !== 0) return { month, weekday, nth: rank };
  const names = [...monthNames, ...dayNames, ...ordinals, 'last', 'of'];
  const misspelledWord = text
    .split(/\s+/)
    .find((word) => /[a-z]/i.test(word) && !names.includes(word));
  const hint = misspelledWord ? didYouMean(misspelledWord, names) : '';
  context.addIssue(`isn't a yearly date. Write it like "July 4" or "last Monday of May".${hint}`);
  return z.NEVER;
});

const findNameIndex = (names: readonly string[], name: string) =>
  names.findIndex((candidate) => candidate.toLowerCase() === name.toLowerCase());

const holiday = z.strictObject({
  name: text.describe('the name of the day, for the note below the hours'),
  on: yearlyDay.meta({
    title: 'Day',
    description: 'such as January 1, last Monday of May or fourth Thursday of November',
  }),
  observed: z
    .enum(['Monday'], { error: 'must be Monday. Remove the field if the holiday never moves' })
    .optional()
    .describe('Monday, if a holiday that falls on a Sunday is observed the day after'),
});

/** A longer closure is probably a typo in the year. */
const maxClosureDays = 31;

const closure = z
  .strictObject({
    on: dateText.meta({
      title: 'Day',
      description: 'the day, or the first of several days, such as December 24, 2026',
    }),
    until: dateText.optional().describe('the last of several days'),
    reason: text.describe('the reason, worded to follow “closed for”'),
    hours: span.default(null).describe('special hours, such as 9am–1pm, if you’re not closed'),
  })
  .transform(({ on, until = on, reason, hours }, context): Closure => {
    const [from, lastDay] = [isoDate(on) ?? '', isoDate(until) ?? ''];
    const days = (Date.parse(lastDay) - Date.parse(from)) / 86_400_000 + 1;
    const addIssue = (message: string) =>
      context.addIssue({ code: 'custom', path: ['until'], message, continue: false });
    if (days < 1) addIssue('is before the first day. Use a later date');
    if (days > maxClosureDays)
      addIssue(`is more than ${maxClosureDays} days after the first day. Check the year`);
    return { from, until: lastDay, reason, hours };
  });

function checkOverlaps(closures: Closure[], context: z.RefinementCtx) {
  for (const [index, { from, until }] of closures.entries()) {
    const overlap = closures.findIndex((other) => other.from <= until && from <= other.until);
    // Invalid dates never match and are already reported.
    if (overlap === index || overlap < 0) continue;
    const message = `overlaps with entry ${overlap + 1}. Change the dates, or remove one of the two`;
    context.addIssue({ code: 'custom', path: [index, 'on'], message });
  }
}

const weekdays = { Monday: span, Tuesday: span, Wednesday: span, Thursday: span, Friday: span };

export const hoursSchema = z
  .strictObject({
    week: z
      .strictObject({ ...weekdays, Saturday: span, Sunday: span })
      .describe('the hours in your time zone: 9am–6pm, 9:30am–1pm or closed'),
    holidays: z.array(holiday).describe('the days you’re closed every year'),
    carrierHolidays: z
      .array(holiday)
      .default([])
      .describe('the days every year when you’re open but carriers don’t deliver'),
    closures: z
      .array(closure)
      .superRefine(checkOverlaps)
      .default([])
      .meta({ title: 'Closed days', description: 'one-time closures and special hours' }),
  })
  .refine(({ week }) => Object.values(week).some((day) => day !== null), {
    error: 'is closed every day. Enter hours for at least one day',
    path: ['week'],
  });
