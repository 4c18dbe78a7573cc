import {
  type CalendarDay,
  type DayName,
  dayAfter,
  dayNames,
  findHoliday,
  getWallClock,
  getWeekday,
  type Holiday,
  hoursOn,
  type Schedule,
  toIsoDate,
} from '#library/calendar.ts';

interface Span {
  least: number;
  most: number;
}

export interface DeliveryTimes {
  schedule: Schedule;
  /** Days when we are open but carriers do not deliver. */
  carrierHolidays: readonly Holiday[];
  daysWithoutDelivery: readonly DayName[];
  /** The cutoff for going out on the day an order is ready, in minutes after midnight. */
  readyBy: number;
  /** Business days. */
  compounding: Span;
  /** Carrier days in transit. */
  shipping: Span;
}

/** The first and last possible day, as 2026-11-17. */
export interface Arrival {
  first: string;
  last: string;
}

interface Moment {
  day: CalendarDay;
  /** After midnight. */
  minutes: number;
}

/** Converts compounding hours to business days, rounding up. */
export const inDays = ({ least, most }: Span): Span => ({
  least: Math.ceil(least / 24),
  most: Math.ceil(most / 24),
});

const transit = (shipping: Span) => ({
  sameDay: { least: 0, most: 0 },
  nextDay: { least: 1, most: 1 },
  standard: shipping,
});

/** Days from approval to arrival when no weekend, holiday or cutoff comes in between. */
export function dayCounts({
  compounding,
  shipping,
}: Pick<DeliveryTimes, 'compounding' | 'shipping'>) {
  const after = ({ least, most }: Span): Span => ({
    least: compounding.least + least,
    most: compounding.most + most,
  });
  const { sameDay, nextDay, standard } = transit(shipping);
  return { sameDay: after(sameDay), nextDay: after(nextDay), standard: after(standard) };
}

/**
 * When an order arrives if it is approved now, or on the next business day if we are closed. It is
 * ready at the same time of day after one or more business days.
 */
export function arrivals(now: Date, times: DeliveryTimes) {
  const { schedule, compounding, readyBy } = times;
  const { minutes, ...today } = getWallClock(now, schedule.timeZone);
  const isBusinessDay = (day: CalendarDay) =>
    getWeekday(day) >= 1 && getWeekday(day) <= 5 && isOpen(day);
  const isToday = isBusinessDay(today) && minutes < closingOn(today);
  const startDay = isToday ? today : nth(1, today, isBusinessDay);
  const start = startDay && { day: startDay, minutes: isToday ? minutes : 0 };
  const ready = (days: number): Moment | undefined => {
    const day = start && nth(days, start.day, isBusinessDay);
    return day && { day, minutes: start.minutes };
  };
  const [early, late] = [ready(compounding.least), ready(compounding.most)];

  const arrival = (
    { least, most }: Span,
    leavesOn: (day: CalendarDay) => boolean,
    arrivesOn: (day: CalendarDay) => boolean,
  ): Arrival | undefined => {
    const [first, last] = [
      nth(least, leaving(early, leavesOn), arrivesOn),
      nth(most, leaving(late, leavesOn), arrivesOn),
    ];
    return first && last && { first: toIsoDate(first), last: toIsoDate(last) };
  };
  const byCarrier = (days: Span) => arrival(days, (day) => isOpen(day) && carries(day), carries);
  const { sameDay, nextDay, standard } = transit(times.shipping);
  return {
    /** The business day counting starts on, if there is one within a year. */
    start: start && {
      date: toIsoDate(start.day),
      isToday,
      isPastCutoff: start.minutes > readyBy,
    },
    sameDay: arrival(sameDay, (day) => isOpen(day) && hasDelivery(day), hasDelivery),
    nextDay: byCarrier(nextDay),
    standard: byCarrier(standard),
  };

  function isOpen(day: CalendarDay): boolean {
    return hoursOn(day, schedule).hours !== null;
  }
  function closingOn(day: CalendarDay): number {
    return hoursOn(day, schedule).hours?.until ?? 0;
  }
  function hasDelivery(day: CalendarDay): boolean {
    return !times.daysWithoutDelivery.some((name) => name === dayNames[getWeekday(day)]);
  }
  /** Carriers keep our holidays and their own, but work through our one-time closures. */
  function carries(day: CalendarDay): boolean {
    return (
      hasDelivery(day) &&
      findHoliday(day, schedule.holidays) === undefined &&
      findHoliday(day, times.carrierHolidays) === undefined
    );
  }
  function leaving(order: Moment | undefined, leavesOn: (day: CalendarDay) => boolean) {
    if (!order) return undefined;
    const isInTime = order.minutes <= readyBy && order.minutes < closingOn(order.day);
    return isInTime && leavesOn(order.day) ? order.day : nth(1, order.day, leavesOn);
  }
}

export type Arrivals = ReturnType<typeof arrivals>;

const daysAhead = 366;

/** The nth day after another that passes the test. With 0, the day itself. */
function nth(
  count: number,
  from: CalendarDay | undefined,
  passes: (day: CalendarDay) => boolean,
): CalendarDay | undefined {
  if (!from) return undefined;
  let [day, left] = [from, count];
  for (let away = 1; left > 0; away += 1) {
    if (away > daysAhead) return undefined;
    day = dayAfter(from, away);
    if (passes(day)) left -= 1;
  }
  return day;
}
