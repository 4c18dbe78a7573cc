/** Calendar math in the pharmacy's time zone. Has no text, to keep the browser bundle small. */

/** In the order of `Date.getDay()`. */
export const dayNames = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;
export type DayName = (typeof dayNames)[number];

/** Minutes after midnight. */
export interface Span {
  from: number;
  until: number;
}

/**
 * A date, optionally only on one weekday, or the nth weekday of a month. 1 is January, 0 is Sunday.
 */
export type YearlyDay =
  | { month: number; day: number; weekday?: number }
  | { month: number; weekday: number; nth: number | 'last' };

export interface Holiday {
  name: string;
  on: YearlyDay;
}

/** One-time special hours. Dates are like 2027-07-06, so they compare as strings. */
export interface Closure {
  from: string;
  until: string;
  reason: string;
  /** `null` if closed all day. */
  hours: Span | null;
}

export interface Schedule {
  /** `null` on days when we're closed. */
  week: Readonly<Record<DayName, Span | null>>;
  holidays: readonly Holiday[];
  closures: readonly Closure[];
  timeZone: string;
}

export interface CalendarDay {
  year: number;
  /** 1 is January. */
  month: number;
  day: number;
}

export function holidayOn(day: CalendarDay, holidays: readonly Holiday[]): string | undefined {
  return holidays.find((holiday) => fallsOn(holiday, day))?.name;
}

/** Adds the Monday on which a Sunday holiday is observed. */
export function withObservedDays(
  holidays: readonly (Holiday & { observed?: 'Monday' | undefined })[],
): Holiday[] {
  return holidays.flatMap(({ name, on, observed }) => {
    if (!observed || !('day' in on)) return [{ name, on }];
    const { month, day } = dayAfter({ year: 2001, ...on }, 1);
    return [
      { name, on },
      { name: `${name} (observed)`, on: { month, day, weekday: 1 } },
    ];
  });
}

/** Prefers Temporal because the first use of Intl blocks a phone for 0.1 s. */
export function wallClock(instant: Date, timeZone: string) {
  if (typeof Temporal === 'undefined') return wallClockByIntl(instant, timeZone);
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    instant.getTime(),
  ).toZonedDateTimeISO(timeZone);
  return { year, month, day, minutes: hour * 60 + minute };
}

function wallClockByIntl(instant: Date, timeZone: string) {
  const text = instant.toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  // 5/14/2025, 09:00
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = Array.from(
    text.matchAll(/\d+/g),
    ([part]) => Number(part),
  );
  return { year, month, day, minutes: hour * 60 + minute };
}

/** A one-time closure overrides a holiday, which overrides the weekly hours. */
export function hoursOn(day: CalendarDay, { week, holidays, closures }: Schedule) {
  const date = toIsoDate(day);
  const closure = closures.find(({ from, until }) => from <= date && date <= until);
  if (closure) return closure;
  const holiday = holidayOn(day, holidays);
  const name = dayNames[weekdayOf(day)];
  return { hours: (!holiday && name && week[name]) || null, reason: holiday };
}

export const toIsoDate = ({ year, month, day }: CalendarDay) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

function fallsOn({ on }: Holiday, day: CalendarDay) {
  const weekday = weekdayOf(day);
  if (day.month !== on.month || weekday !== (on.weekday ?? weekday)) return false;
  if ('day' in on) return day.day === on.day;
  return on.nth === 'last'
    ? dayAfter(day, 7).month !== on.month
    : Math.ceil(day.day / 7) === on.nth;
}

/** Counts in UTC, where every day has 24 hours. */
export function dayAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function weekdayOf({ year, month, day }: CalendarDay) {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
