import { type Holiday, holidays, hours, site } from '#content/site.ts';

/** A day on the calendar of Los Angeles, whatever the clocks do on it. */
interface CalendarDay {
  year: number;
  /** 1 is January. */
  month: number;
  day: number;
}

export interface OpeningState {
  open: boolean;
  /** In Los Angeles; 0 is Sunday. */
  weekday: number;
  /** Minutes that the clock in Los Angeles shows after midnight. */
  minutes: number;
  /** The holiday we are closed for today. */
  holiday: string | undefined;
  /** When that changes: we close today, or open on a day to come. */
  next: { daysAway: number; weekday: number; minutes: number };
}

/**
 * Whether the pharmacy is open at this instant, and until or from when.
 * Everything is reckoned on the clock and the calendar of Los Angeles: hours are wall-clock times,
 * so a day of 23 or 25 hours needs no special care.
 */
export function openingState(now: Date): OpeningState {
  const { minutes, ...today } = losAngeles(now);
  const holiday = holidayOn(today);
  const weekday = weekdayOf(today);
  const schedule = scheduleOf(today);
  const here = { weekday, minutes, holiday };
  if (schedule && minutes >= schedule.from && minutes < schedule.until) {
    return { ...here, open: true, next: { daysAway: 0, weekday, minutes: schedule.until } };
  }
  if (schedule && minutes < schedule.from) {
    return { ...here, open: false, next: { daysAway: 0, weekday, minutes: schedule.from } };
  }
  return { ...here, open: false, next: nextOpening(today) };
}

/** The state as the page says it. */
export function openingInWords({ open, holiday, next }: OpeningState) {
  const time = clockTime(next.minutes);
  if (open) return { state: 'Open now', detail: `until ${time} today` };
  const opens = `opens ${dayInWords(next)} at ${time}`;
  return { state: 'Closed now', detail: holiday ? `for ${holiday}, ${opens}` : opens };
}

/** 540 → `9am`, 570 → `9:30am`. */
export function clockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const past = minutes % 60;
  const half = hour < 12 ? 'am' : 'pm';
  return `${hour % 12 || 12}${past ? `:${String(past).padStart(2, '0')}` : ''}${half}`;
}

export function holidayOn(day: CalendarDay): string | undefined {
  return holidays.find((holiday) => falls(holiday, day))?.name;
}

/** Temporal where there is one: the first use of Intl alone holds a phone up for 0.1 s. */
function losAngeles(instant: Date) {
  if (typeof Temporal === 'undefined') return losAngelesByIntl(instant);
  const { year, month, day, hour, minute } = Temporal.Instant.fromEpochMilliseconds(
    instant.getTime(),
  ).toZonedDateTimeISO(site.timeZone);
  return { year, month, day, minutes: hour * 60 + minute };
}

function losAngelesByIntl(instant: Date) {
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone: site.timeZone,
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

function nextOpening(today: CalendarDay): OpeningState['next'] {
  for (let daysAway = 1; daysAway <= 14; daysAway += 1) {
    const day = dayAfter(today, daysAway);
    const schedule = scheduleOf(day);
    if (schedule) return { daysAway, weekday: weekdayOf(day), minutes: schedule.from };
  }
  throw new Error(
    'The pharmacy does not open within two weeks: check `hours` and `holidays` in content/site.ts.',
  );
}

function scheduleOf(day: CalendarDay) {
  if (holidayOn(day)) return null;
  return hours.find((entry) => entry.day === weekdayOf(day))?.open ?? null;
}

function falls({ month, on }: Holiday, day: CalendarDay) {
  if (day.month !== month) return false;
  if ('day' in on) return day.day === on.day;
  if (weekdayOf(day) !== on.weekday) return false;
  return on.nth === 'last' ? dayAfter(day, 7).month !== month : Math.ceil(day.day / 7) === on.nth;
}

function dayInWords({ daysAway, weekday }: OpeningState['next']) {
  if (daysAway === 0) return 'today';
  if (daysAway === 1) return 'tomorrow';
  return hours.find(({ day }) => day === weekday)?.name ?? '';
}

/** Calendar days are counted in UTC, where every day has 24 hours. */
function dayAfter({ year, month, day }: CalendarDay, days: number): CalendarDay {
  const date = new Date(Date.UTC(year, month - 1, day + days));
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

function weekdayOf({ year, month, day }: CalendarDay) {
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
