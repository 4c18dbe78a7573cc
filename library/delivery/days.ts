import {
  addDays,
  type CalendarDay,
  type DayName,
  dayNames,
  findHoliday,
  getHoursOn,
  getWallClock,
  getWeekday,
  type Holiday,
  type Schedule,
  toIsoDate,
} from '#library/calendar.ts';

interface DayRange {
  least: number;
  most: number;
}

export interface DeliveryTimes {
  schedule: Schedule;
  /** We're open on these days, but carriers don't deliver. */
  carrierHolidays: readonly Holiday[];
  daysWithoutDelivery: readonly DayName[];
  /** Orders ready by this time, in minutes after midnight, can go out the same day. */
  readyBy: number;
  /** This is in business days. */
  compounding: DayRange;
  /** This is in carrier days: days when carriers deliver. */
  shipping: DayRange;
}

/** Dates are in ISO format, such as 2026-11-17. */
export interface Arrival {
  first: string;
  last: string;
}

interface Moment {
  day: CalendarDay;
  /** This is the number of minutes after midnight. */
  minutes: number;
}

/** We may be open on Saturday, but it isn't a business day. */
export function isBusinessDay(day: CalendarDay, schedule: Schedule): boolean {
  const weekday = getWeekday(day);
  return weekday >= 1 && weekday <= 5 && getHoursOn(day, schedule).hours !== null;
}

export const hoursToBusinessDays = ({ least, most }: DayRange): DayRange => ({
  least: Math.ceil(least / 24),
  most: Math.ceil(most / 24),
});

const getTransitDays = (shipping: DayRange) => ({
  sameDay: { least: 0, most: 0 },
  nextDay: { least: 1, most: 1 },
  standard: shipping,
});

/**
 * Assumes that the order is approved now, or on the next business day if we're closed. It's ready at
 * the same time of day, one or more business days later.
 */
export function estimateArrivals(now: Date, times: DeliveryTimes) {
  const { schedule, compounding, readyBy } = times;
  const { minutes, ...today } = getWallClock(now, schedule.timeZone);
  const isWorkday = (day: CalendarDay) => isBusinessDay(day, schedule);
  const isToday = isWorkday(today) && minutes < getClosingTime(today);
  const startDay = isToday ? today : findNthDay(1, today, isWorkday);
  const start = startDay && { day: startDay, minutes: isToday ? minutes : 0 };
  const getReadyMoment = (days: number): Moment | undefined => {
    const day = start && findNthDay(days, start.day, isWorkday);
    return day && { day, minutes: start.minutes };
  };
  const [earliestMoment, latestMoment] = [compounding.least, compounding.most].map(getReadyMoment);

  const estimateArrival = (
    { least, most }: DayRange,
    canLeaveOn: (day: CalendarDay) => boolean,
    canArriveOn: (day: CalendarDay) => boolean,
  ): Arrival | undefined => {
    const [firstDay, lastDay] = [
      findNthDay(least, findDepartureDay(earliestMoment, canLeaveOn), canArriveOn),
      findNthDay(most, findDepartureDay(latestMoment, canLeaveOn), canArriveOn),
    ];
    return firstDay && lastDay && { first: toIsoDate(firstDay), last: toIsoDate(lastDay) };
  };
  const estimateByCarrier = (days: DayRange) =>
    estimateArrival(days, (day) => isOpen(day) && hasCarrierService(day), hasCarrierService);
  const { sameDay, nextDay, standard } = getTransitDays(times.shipping);
  return {
    start: start && {
      date: toIsoDate(start.day),
      isToday,
      isPastCutoff: start.minutes > readyBy,
    },
    sameDay: estimateArrival(sameDay, (day) => isOpen(day) && hasDelivery(day), hasDelivery),
    nextDay: estimateByCarrier(nextDay),
    standard: estimateByCarrier(standard),
  };

  function isOpen(day: CalendarDay): boolean {
    return getHoursOn(day, schedule).hours !== null;
  }
  function getClosingTime(day: CalendarDay): number {
    return getHoursOn(day, schedule).hours?.until ?? 0;
  }
  function hasDelivery(day: CalendarDay): boolean {
    return !times.daysWithoutDelivery.some((name) => name === dayNames[getWeekday(day)]);
  }
  /** Carriers observe our holidays and their own, but work during our one-time closures. */
  function hasCarrierService(day: CalendarDay): boolean {
    return (
      hasDelivery(day) &&
      findHoliday(day, schedule.holidays) === undefined &&
      findHoliday(day, times.carrierHolidays) === undefined
    );
  }
  function findDepartureDay(moment: Moment | undefined, canLeaveOn: (day: CalendarDay) => boolean) {
    if (!moment) return undefined;
    const isInTime = moment.minutes <= readyBy && moment.minutes < getClosingTime(moment.day);
    return isInTime && canLeaveOn(moment.day) ? moment.day : findNthDay(1, moment.day, canLeaveOn);
  }
}

export type Arrivals = ReturnType<typeof estimateArrivals>;

const maxDaysAhead = 366;

function findNthDay(
  count: number,
  from: CalendarDay | undefined,
  isMatch: (day: CalendarDay) => boolean,
): CalendarDay | undefined {
  if (!from) return undefined;
  let [day, remaining] = [from, count];
  for (let offset = 1; remaining > 0; offset += 1) {
    if (offset > maxDaysAhead) return undefined;
    day = addDays(from, offset);
    if (isMatch(day)) remaining -= 1;
  }
  return day;
}
