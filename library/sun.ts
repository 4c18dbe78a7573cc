import { hoursOn, type Schedule, wallClock } from '#library/calendar.ts';

/** Light for the drawings: low sun near opening and closing, a lamp while we're closed. */
export function sunAt(now: Date, schedule: Schedule): 'low' | 'lamp' | undefined {
  const { minutes, ...today } = wallClock(now, schedule.timeZone);
  const { hours } = hoursOn(today, schedule);
  const day = hours ? (minutes - hours.from) / (hours.until - hours.from) : 1;
  if (day < 0 || day >= 1) return 'lamp';
  return day < 1 / 4 || day > 3 / 4 ? 'low' : undefined;
}
