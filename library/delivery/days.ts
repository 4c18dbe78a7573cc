import {
  type CalendarDay,
  type DayName,
  dayAfter,
  dayNames,
  holidayOn,
  hoursOn,
  isoOf,
  type Schedule,
  weekdayOf,
} from '#library/calendar.ts';
import { openingState } from '#library/opening.ts';

interface Span {
  least: number;
  most: number;
}

/** The facts that days are reckoned from. */
export interface DeliveryTimes {
  schedule: Schedule;
  daysWithoutDelivery: readonly DayName[];
  /** What is ready by then goes out the same day; minutes after midnight. */
  readyBy: number;
  /** Hours. */
  compounding: Span;
  /** Business days on the way. */
  shipping: Span;
}

/** The first and the last day on which something may arrive, as 2026-11-17. */
export interface Arrival {
  first: string;
  last: string;
}

export interface Arrivals {
  /** When work begins: now, or when we open next. */
  start: { isNow: boolean; date: string; minutes: number };
  /** Each is missing where no day of a year would do. */
  sameDay: Arrival | undefined;
  nextDay: Arrival | undefined;
  standard: Arrival | undefined;
}

interface Moment {
  day: CalendarDay;
  /** On the clock, after midnight. */
  minutes: number;
}

/**
 * When an order arrives that a pharmacist approves now.
 * A full 24 hours of compounding are one opening day, to the same time on the clock; hours beyond
 * them run on. What is not done when we close is ready when we open next.
 */
export function arrivals(now: Date, times: DeliveryTimes): Arrivals {
  const { open, next, date, minutes } = openingState(now, times.schedule);
  const start = open ? { isNow: true, date, minutes } : { isNow: false, ...timeOf(next) };
  const [early, late] = [times.compounding.least, times.compounding.most].map((hours) =>
    readyAfter(hours, { day: dayOf(start.date), minutes: start.minutes }, times.schedule),
  );
  const between = (first: CalendarDay | undefined, last: CalendarDay | undefined) =>
    first && last && { first: isoOf(first), last: isoOf(last) };
  const shipped = (least: number, most: number) =>
    between(businessDaysAfter(early, least, times), businessDaysAfter(late, most, times));
  return {
    start,
    sameDay: between(deliveredOn(early, times), deliveredOn(late, times)),
    nextDay: shipped(1, 1),
    standard: shipped(times.shipping.least, times.shipping.most),
  };
}

const timeOf = ({ date, minutes }: { date: string; minutes: number }) => ({ date, minutes });

function readyAfter(hours: number, start: Moment, schedule: Schedule): Moment | undefined {
  const opens = (one: CalendarDay) => hoursOn(one, schedule).hours !== null;
  const day = nth(Math.floor(hours / 24), start.day, opens);
  const open = day && hoursOn(day, schedule).hours;
  if (!open) return undefined;
  const minutes = Math.max(open.from, start.minutes + (hours % 24) * 60);
  if (minutes < open.until) return { day, minutes };
  const next = nth(1, day, opens);
  return next && { day: next, minutes: hoursOn(next, schedule).hours?.from ?? 0 };
}

/** The day on which we bring what is ready: we have to be there, and it must be a day for it. */
function deliveredOn(ready: Moment | undefined, times: DeliveryTimes): CalendarDay | undefined {
  if (!ready) return undefined;
  const delivers = (day: CalendarDay) =>
    !isDayOff(day, times) && hoursOn(day, times.schedule).hours !== null;
  const isInTime = ready.minutes <= times.readyBy && delivers(ready.day);
  return isInTime ? ready.day : nth(1, ready.day, delivers);
}

/** A carrier knows our holidays, and nothing of the days on which only we are closed. */
function businessDaysAfter(ready: Moment | undefined, count: number, times: DeliveryTimes) {
  const { holidays } = times.schedule;
  return (
    ready &&
    nth(count, ready.day, (day) => !isDayOff(day, times) && holidayOn(day, holidays) === undefined)
  );
}

const isDayOff = (day: CalendarDay, { daysWithoutDelivery }: DeliveryTimes) =>
  daysWithoutDelivery.some((name) => name === dayNames[weekdayOf(day)]);

const daysAhead = 366;

/** The nth day after another that is like this; none is that day itself. */
function nth(count: number, from: CalendarDay, isLike: (day: CalendarDay) => boolean) {
  let [day, left] = [from, count];
  for (let away = 1; left > 0; away += 1) {
    if (away > daysAhead) return undefined;
    day = dayAfter(from, away);
    if (isLike(day)) left -= 1;
  }
  return day;
}

function dayOf(date: string): CalendarDay {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}
