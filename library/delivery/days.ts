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
  /** We're open on these days, but carriers don't pick up or deliver. */
  carrierHolidays: readonly Holiday[];
  daysWithoutDelivery: readonly DayName[];
  /** Medicine kept cold ships only on these days, and never the day before a holiday. */
  coldDays: readonly DayName[];
  /** Orders ready by this time, in minutes after midnight, can go out the same day. */
  readyBy: number;
  /** This is in business days. */
  compounding: DayRange;
  /** A pharmacist reviews a new prescription within this many business days. */
  reviewDays: number;
  /** This is in carrier days: days when carriers deliver. */
  shipping: DayRange;
}

/** Dates are in ISO format, such as 2026-11-17. */
export interface Arrival {
  first: string;
  last: string;
}

type DayTest = (day: CalendarDay) => boolean;

/** We may be open on Saturday, but it isn't a business day. */
export function isBusinessDay(day: CalendarDay, schedule: Schedule): boolean {
  const weekday = getWeekday(day);
  return weekday >= 1 && weekday <= 5 && getHoursOn(day, schedule).hours !== null;
}

/** Lists holidays and closures, but not weekends. */
export function listDaysOff(from: CalendarDay, until: string, schedule: Schedule) {
  const daysOff: { date: string; reason: string }[] = [];
  for (let day = from; toIsoDate(day) < until; day = addDays(day, 1)) {
    const { hours, reason } = getHoursOn(day, schedule);
    if (!hours && reason) daysOff.push({ date: toIsoDate(day), reason });
  }
  return daysOff;
}

export const hoursToBusinessDays = ({ least, most }: DayRange): DayRange => ({
  least: Math.ceil(least / 24),
  most: Math.ceil(most / 24),
});

/**
 * Assumes that an order is approved, or a new prescription arrives, by today's cutoff or, if that has
 * passed, by the cutoff on the next business day. After approval, it's ready at the same time of day,
 * one or more business days later.
 */
export function estimateArrivals(now: Date, times: DeliveryTimes) {
  const { schedule, compounding, readyBy } = times;
  const { minutes, ...today } = getWallClock(now, schedule.timeZone);
  const isWorkday = (day: CalendarDay) => isBusinessDay(day, schedule);
  const startKind = getStartKind();
  const startDay = startKind === 'today' ? today : findNthDay(1, today, isWorkday);
  const cutoff = startDay ? Math.min(readyBy, getClosingTime(startDay)) : readyBy;
  const unreviewed = estimateFrom(findNthDay(times.reviewDays, startDay, isWorkday));
  return {
    today: toIsoDate(today),
    start: startDay && { date: toIsoDate(startDay), kind: startKind },
    approved: estimateFrom(startDay),
    unreviewed,
    daysOff: listDaysOff(today, unreviewed.standard?.last ?? '', schedule),
  };

  function estimateFrom(approvalDay: CalendarDay | undefined) {
    const earliestReadyDay = findNthDay(compounding.least, approvalDay, isWorkday);
    const latestReadyDay = findNthDay(compounding.most, approvalDay, isWorkday);
    const estimateArrival = (
      { least, most }: DayRange,
      canLeaveOn: DayTest,
      canArriveOn: DayTest,
    ): Arrival | undefined => {
      const [firstDay, lastDay] = [
        findNthDay(least, findDepartureDay(earliestReadyDay, canLeaveOn), canArriveOn),
        findNthDay(most, findDepartureDay(latestReadyDay, canLeaveOn), canArriveOn),
      ];
      return firstDay && lastDay && { first: toIsoDate(firstDay), last: toIsoDate(lastDay) };
    };
    const estimateByCarrier = (days: DayRange, canLeave: DayTest = isOpen) =>
      estimateArrival(days, (day) => canLeave(day) && hasCarrierService(day), hasCarrierService);
    const sameDay = { least: 0, most: 0 };
    return {
      sameDay: estimateArrival(sameDay, (day) => isOpen(day) && hasDelivery(day), hasDelivery),
      nextDay: estimateByCarrier({ least: 1, most: 1 }),
      standard: estimateByCarrier(times.shipping),
      cold: estimateByCarrier({ least: 1, most: 1 }, canLeaveCold),
    };
  }

  function getStartKind(): 'today' | 'tooLate' | 'dayOff' {
    if (!isWorkday(today)) return 'dayOff';
    return minutes <= readyBy && minutes < getClosingTime(today) ? 'today' : 'tooLate';
  }
  function isOpen(day: CalendarDay): boolean {
    return getHoursOn(day, schedule).hours !== null;
  }
  function canLeaveCold(day: CalendarDay): boolean {
    const isColdDay = times.coldDays.some((name) => name === dayNames[getWeekday(day)]);
    return isOpen(day) && isColdDay && hasCarrierService(addDays(day, 1));
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
  function findDepartureDay(readyDay: CalendarDay | undefined, canLeaveOn: DayTest) {
    const isInTime = readyDay && cutoff <= getClosingTime(readyDay) && canLeaveOn(readyDay);
    return isInTime ? readyDay : findNthDay(1, readyDay, canLeaveOn);
  }
}

const maxDaysAhead = 366;

function findNthDay(count: number, from: CalendarDay | undefined, isMatch: DayTest) {
  if (!from) return undefined;
  let [day, remaining] = [from, count];
  for (let offset = 1; remaining > 0; offset += 1) {
    if (offset > maxDaysAhead) return undefined;
    day = addDays(from, offset);
    if (isMatch(day)) remaining -= 1;
  }
  return day;
}
