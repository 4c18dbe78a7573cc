import { dateInWords } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';

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

/** The same day each year, or the nth (or last) weekday of a month. 1 is January, 0 is Sunday. */
export type YearlyDay =
  | { month: number; day: number }
  | { month: number; weekday: number; nth: number | 'last' };

export interface Holiday {
  name: string;
  on: YearlyDay;
}

/** Days on which other hours hold, once. Both ends as 2027-07-06, which compare as they stand. */
export interface Closure {
  from: string;
  until: string;
  reason: string;
  /** `null`: closed all day. */
  hours: Span | null;
}

/** What the rules below are asked about. */
export interface Schedule {
  /** From Monday to Sunday; `null` on a day without opening hours. */
  week: Readonly<Record<DayName, Span | null>>;
  holidays: readonly Holiday[];
  closures: readonly Closure[];
  /** Where the clock hangs, such as America/Los_Angeles. */
  timeZone: string;
}

/** A day on the calendar of the pharmacy, whatever the clocks do on it. */
export interface CalendarDay {
  year: number;
  /** 1 is January. */
  month: number;
  day: number;
}

export interface OpeningState {
  open: boolean;
  /** At the pharmacy; 0 is Sunday. */
  weekday: number;
  /** Minutes that the clock there shows after midnight. */
  minutes: number;
  /** The day there, as 2027-07-06. */
  date: string;
  /** Our hours on it; `null` when we are closed. */
  hours: Span | null;
  /** What we are closed for today: a holiday, or the reason of a closure. */
  closedFor: string | undefined;
  /** When that changes: we close today, or open on a day to come. */
  next: { daysAway: number; weekday: number; minutes: number; date: string };
}

/**
 * Whether the pharmacy is open at this instant, and until or from when.
 * Everything is reckoned on the clock and the calendar of the pharmacy: hours are wall-clock times,
 * so a day of 23 or 25 hours needs no special care.
 */
export function openingState(now: Date, schedule: Schedule): OpeningState {
  const { minutes, ...today } = wallClock(now, schedule.timeZone);
  const { hours, reason } = hoursOn(today, schedule);
  const weekday = weekdayOf(today);
  const date = isoOf(today);
  const here = { weekday, minutes, date, hours, closedFor: hours ? undefined : reason };
  if (hours && minutes >= hours.from && minutes < hours.until) {
    return { ...here, open: true, next: { daysAway: 0, weekday, date, minutes: hours.until } };
  }
  if (hours && minutes < hours.from) {
    return { ...here, open: false, next: { daysAway: 0, weekday, date, minutes: hours.from } };
  }
  return { ...here, open: false, next: nextOpening(today, schedule) };
}

/** How a page says whether we are open; {time}, {day} and {holiday} are filled in. */
export interface OpeningWords {
  open: string;
  until: string;
  closed: string;
  opens: string;
  holiday: string;
  today: string;
  tomorrow: string;
}

/** The state as the page says it. */
export function openingInWords({ open, closedFor, next }: OpeningState, words: OpeningWords) {
  const time = clockTime(next.minutes);
  if (open) return { state: words.open, detail: fillIn(words.until, { time }) };
  const day = dayInWords(next, words);
  const detail = closedFor
    ? fillIn(words.holiday, { holiday: closedFor, day, time })
    : fillIn(words.opens, { day, time });
  return { state: words.closed, detail };
}

/** 540 → `9 AM`, 570 → `9:30 AM`. */
export function clockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const half = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''} ${half}`;
}

/** A week as people write it: `Mon–Fri 9 AM–6 PM`, `Sat 10 AM–2 PM`, `Sun closed`. */
export function weekInWords(week: Schedule['week']): { open: string[]; closed: string[] } {
  const runs: { first: string; last: string; hours: string }[] = [];
  for (const [index, span] of mondayFirst.map((day) => week[day]).entries()) {
    const name = mondayFirst[index]?.slice(0, 3) ?? '';
    const hours = spanInWords(span);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = name;
    else runs.push({ first: name, last: name, hours });
  }
  const lines = runs.map(({ first, last, hours }) =>
    first === last ? `${first} ${hours}` : `${first}–${last} ${hours}`,
  );
  const { open = [], closed = [] } = Object.groupBy(lines, (line) =>
    line.endsWith('closed') ? 'closed' : 'open',
  );
  return { open, closed };
}

export const mondayFirst: readonly DayName[] = [...dayNames.slice(1), dayNames[0]];

export const spanInWords = (span: Span | null) =>
  span ? `${clockTime(span.from)}–${clockTime(span.until)}` : 'closed';

export function holidayOn(day: CalendarDay, holidays: readonly Holiday[]): string | undefined {
  return holidays.find((holiday) => falls(holiday, day))?.name;
}

/** Temporal where there is one: the first use of Intl alone holds a phone up for 0.1 s. */
function wallClock(instant: Date, timeZone: string) {
  if (typeof Temporal === 'undefined') return wallClockByIntl(instant, timeZone);
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    instant.getTime(),
  ).toZonedDateTimeISO(timeZone);
  return { year, month, day, minutes: hour * 60 + minute };
}

function wallClockByIntl(instant: Date, timeZone: string) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, +value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return {
    year: part('year'),
    month: part('month'),
    day: part('day'),
    minutes: part('hour') * 60 + part('minute'),
  };
}

function nextOpening(today: CalendarDay, schedule: Schedule): OpeningState['next'] {
  for (let daysAway = 1; daysAway <= 366; daysAway += 1) {
    const day = dayAfter(today, daysAway);
    const { hours } = hoursOn(day, schedule);
    if (!hours) continue;
    return { daysAway, weekday: weekdayOf(day), minutes: hours.from, date: isoOf(day) };
  }
  throw new Error('The pharmacy does not open within a year: check content/hours.yaml.');
}

/** What is said about one day holds before what is said about every year and every week. */
export function hoursOn(day: CalendarDay, { week, holidays, closures }: Schedule) {
  const date = isoOf(day);
  const closure = closures.find(({ from, until }) => from <= date && date <= until);
  if (closure) return closure;
  const holiday = holidayOn(day, holidays);
  const name = dayNames[weekdayOf(day)];
  return { hours: name === undefined || holiday ? null : week[name], reason: holiday };
}

export const isoOf = ({ year, month, day }: CalendarDay) =>
  [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');

function falls({ on }: Holiday, day: CalendarDay) {
  if (day.month !== on.month) return false;
  if ('day' in on) return day.day === on.day;
  if (weekdayOf(day) !== on.weekday) return false;
  return on.nth === 'last'
    ? dayAfter(day, 7).month !== on.month
    : Math.ceil(day.day / 7) === on.nth;
}

function dayInWords({ daysAway, weekday, date }: OpeningState['next'], words: OpeningWords) {
  if (daysAway === 0) return words.today;
  if (daysAway === 1) return words.tomorrow;
  // A week from now the name of a day alone would be taken for another one.
  return daysAway < 7 ? (dayNames[weekday] ?? '') : dateInWords(date);
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
export function dayAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

export function weekdayOf({ year, month, day }: CalendarDay) {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
