import { type Closure, dayNames, type Schedule, type Span } from '#library/calendar.ts';
import { fillIn } from '#library/fill-in.ts';
import { groupDays } from '#library/opening.ts';

/** Intl has the names of days and months, but not the words that join them. */
type HoursText = Record<'days' | 'times' | 'dates' | 'closed', string>;

/** 570 → `9:30 a.m.` in Spanish. */
const formatTimeIn = (locale: string, minutes: number) =>
  new Date(minutes * 60_000).toLocaleTimeString(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    ...(minutes % 60 > 0 && { minute: '2-digit' }),
  });

/** `Lunes a viernes`: `de 9 a.m. a 6 p.m.` */
export function formatWeekIn(locale: string, week: Schedule['week'], text: HoursText) {
  const names = dayNames.map((_, index) =>
    formatDateIn(locale, sunday + index, { weekday: 'long' }),
  );
  return groupDays(week).map(({ first, last, span }) => {
    const [from = '', until = ''] = [first, last].map((day) => names[dayNames.indexOf(day)]);
    const days = joinRange(text.days, from, until);
    return {
      name: days.charAt(0).toLocaleUpperCase(locale) + days.slice(1),
      value: formatHoursIn(locale, span, text),
    };
  });
}

/** Leaves out the reason because it's in English. */
export function formatClosureIn(locale: string, closure: Closure, text: HoursText) {
  return {
    name: formatDatesIn(locale, closure.from, closure.until, text),
    value: formatHoursIn(locale, closure.hours, text),
  };
}

export function formatDatesIn(locale: string, from: string, until: string, text: HoursText) {
  const [first = '', last = ''] = [from, until].map((day) =>
    formatDateIn(locale, Date.parse(day) / dayLength, { dateStyle: 'long' }),
  );
  return joinRange(text.dates, first, last);
}

const dayLength = 86_400_000;

/** In days since 1970, which began on a Thursday. */
const sunday = 3;

const formatDateIn = (locale: string, day: number, options: Intl.DateTimeFormatOptions) =>
  new Date(day * dayLength).toLocaleDateString(locale, { timeZone: 'UTC', ...options });

const formatHoursIn = (locale: string, span: Span | null, { times, closed }: HoursText) => {
  if (!span) return closed;
  const [from, until] = [span.from, span.until].map((time) => formatTimeIn(locale, time));
  return fillIn(times, { from: from ?? '', until: until ?? '' });
};

const joinRange = (template: string, first: string, last: string) =>
  first === last ? first : fillIn(template, { first, last });
