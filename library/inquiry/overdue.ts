import { getWallClock, type Schedule } from '#library/calendar.ts';
import { isBusinessDay } from '#library/delivery/days.ts';

export const answerWithinBusinessDays = 2;

const hourMs = 60 * 60 * 1000;
/** This is the limit if the schedule has no business days. */
const maxHours = 31 * 24;

/** Counts only business days: an inquiry from Friday, 10 AM, is overdue on Tuesday at 10 AM. */
export function getOverdueCutoff(now: number, schedule: Schedule): number {
  let remainingHours = answerWithinBusinessDays * 24;
  for (let hours = 1; hours <= maxHours; hours += 1) {
    const time = now - hours * hourMs;
    if (isBusinessDay(getWallClock(new Date(time), schedule.timeZone), schedule))
      remainingHours -= 1;
    if (remainingHours === 0) return time;
  }
  return now - maxHours * hourMs;
}
