/** Every page loads this module in the browser, so it must not import anything. */

/** The index of each name matches `Date.getDay()`. */
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

/** Both times are in minutes after midnight. */
export interface Span {
  from: number;
  until: number;
}

/** Month 1 is January; weekday 0 is Sunday. A date with a weekday applies only on that weekday. */
export type YearlyDay =
  | { month: number; day: number; weekday?: number }
  | { month: number; weekday: number; nth: number | 'last' };

export interface Holiday {
  name: string;
  on: YearlyDay;
}

/** Dates are ISO strings, such as 2027-07-06, so `<` compares them correctly. */
export interface Closure {
  from: string;
  until: string;
  reason: string;
  /** `null` means closed all day. */
  hours: Span | null;
}

export interface Schedule {
  week: Readonly<Record<DayName, Span | null>>;
  holidays: readonly Holiday[];
  closures: readonly Closure[];
  timeZone: string;
}

export interface CalendarDay {
  year: number;
  /** January is 1, not 0 as in `Date`. */
  month: number;
  day: number;
}

export function findHoliday(day: CalendarDay, holidays: readonly Holiday[]): string | undefined {
  return holidays.find((holiday) => fallsOn(holiday, day))?.name;
}

export function addObservedDays(
  holidays: readonly (Holiday & { observed?: 'Monday' | undefined })[],
): Holiday[] {
  return holidays.flatMap(({ name, on, observed }) => {
    if (!observed || !('day' in on)) return [{ name, on }];
    const { month, day } = addDays({ year: 2001, ...on }, 1);
    return [
      { name, on },
      { name: `${name} (observed)`, on: { month, day, weekday: 1 } },
    ];
  });
}

/** Prefers Temporal because the first use of Intl blocks a phone for 0.1 s. */
export function getWallClock(instant: Date, timeZone: string) {
  if (typeof Temporal === 'undefined') return getWallClockByIntl(instant, timeZone);
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    instant.getTime(),
  ).toZonedDateTimeISO(timeZone);
  return { year, month, day, minutes: hour * 60 + minute };
}

function getWallClockByIntl(instant: Date, timeZone: string) {
  const text = instant.toLocaleString('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  // The text looks like 5/14/2025, 09:00.
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0] = Array.from(
    text.matchAll(/\d+/g),
    ([digits]) => Number(digits),
  );
  return { year, month, day, minutes: hour * 60 + minute };
}

/** A one-time closure overrides a holiday, which overrides the weekly hours. */
export function getHoursOn(day: CalendarDay, { week, holidays, closures }: Schedule) {
  const date = toIsoDate(day);
  const closure = closures.find(({ from, until }) => from <= date && date <= until);
  if (closure) return closure;
  const holiday = findHoliday(day, holidays);
  const name = dayNames[getWeekday(day)];
  return { hours: (!holiday && name && week[name]) || null, reason: holiday };
}

export const toIsoDate = ({ year, month, day }: CalendarDay) =>
  [year, month, day].map((number) => String(number).padStart(2, '0')).join('-');

function fallsOn({ on }: Holiday, day: CalendarDay) {
  const weekday = getWeekday(day);
  if (day.month !== on.month || weekday !== (on.weekday ?? weekday)) return false;
  if ('day' in on) return day.day === on.day;
  return on.nth === 'last' ? addDays(day, 7).month !== on.month : Math.ceil(day.day / 7) === on.nth;
}

/** Counts in UTC, where every day has 24 hours. */
export function addDays({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function getWeekday({ year, month, day }: CalendarDay) {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
