import type { Schedule } from '#library/calendar.ts';
import { formatClockTime } from '#library/opening.ts';

export type WeekScale = ReturnType<typeof getWeekScale>;

/** In the marks, `x` is in hours from the left end. */
export function getWeekScale(week: Schedule['week']) {
  const spans = Object.values(week).filter((span) => span !== null);
  const startHour = Math.max(0, Math.floor(Math.min(...spans.map((span) => span.from)) / 60) - 1);
  const endHour = Math.min(24, Math.ceil(Math.max(...spans.map((span) => span.until)) / 60) + 1);
  const hours = Array.from(
    { length: Math.ceil((endHour - startHour) / 2) },
    (_, index) => startHour + 2 * index,
  );
  const firstAfternoonHour = hours.find((hour) => hour > 12);
  return {
    startHour,
    endHour,
    marks: hours.map((hour) => {
      const time = formatClockTime(hour * 60);
      // Only the first label and the first label after noon need AM or PM.
      const needsPeriod = hour === startHour || hour === firstAfternoonHour;
      return { x: hour - startHour, label: needsPeriod ? time : time.replace(/ [AP]M$/, '') };
    }),
  };
}

/** Converts minutes since midnight to hours from the left end of the scale. */
export const getScalePosition = (minutes: number, { startHour }: WeekScale) =>
  minutes / 60 - startHour;
