import { getHoursOn, getWallClock, type Schedule } from '#library/calendar.ts';

/** Drawings show a low sun near opening and closing, and a lamp while we're closed. */
export function getSunlight(now: Date, schedule: Schedule): 'low' | 'lamp' | undefined {
  const { minutes, ...today } = getWallClock(now, schedule.timeZone);
  const { hours } = getHoursOn(today, schedule);
  const dayFraction = hours ? (minutes - hours.from) / (hours.until - hours.from) : 1;
  if (dayFraction < 0 || dayFraction >= 1) return 'lamp';
  return dayFraction < 1 / 4 || dayFraction > 3 / 4 ? 'low' : undefined;
}
