import { hoursOn, type Schedule, wallClock } from '#library/calendar.ts';

/**
 * The light at the pharmacy: a sun that rises when it opens and sets when it closes, and else the
 * lamp. Nothing while the sun stands as it is drawn.
 */
export function sunAt(now: Date, schedule: Schedule): 'low' | 'high' | 'lamp' | undefined {
  const { minutes, ...today } = wallClock(now, schedule.timeZone);
  const { hours } = hoursOn(today, schedule);
  if (!hours || minutes < hours.from || minutes >= hours.until) return 'lamp';
  // An arch over the hours: low in the first and last sixth of them, high in the middle third.
  const day = (minutes - hours.from) / (hours.until - hours.from);
  const height = day * (1 - day);
  if (height < 5 / 36) return 'low';
  return height > 2 / 9 ? 'high' : undefined;
}
