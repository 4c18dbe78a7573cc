import type { Schedule } from '#library/calendar.ts';
import { clockTime } from '#library/opening.ts';

export interface WeekScale {
  /** In hours: one before the earliest opening, one after the latest closing. */
  from: number;
  until: number;
  /** Every second hour, with its distance from the left end in hours. */
  marks: { at: number; label: string }[];
}

export function weekScale(week: Schedule['week']): WeekScale {
  const spans = Object.values(week).filter((span) => span !== null);
  const from = Math.max(0, Math.floor(Math.min(...spans.map((span) => span.from)) / 60) - 1);
  const until = Math.min(24, Math.ceil(Math.max(...spans.map((span) => span.until)) / 60) + 1);
  const hours = Array.from(
    { length: Math.ceil((until - from) / 2) },
    (_, index) => from + 2 * index,
  );
  const firstPastNoon = hours.find((hour) => hour > 12);
  return {
    from,
    until,
    marks: hours.map((hour) => {
      const time = clockTime(hour * 60);
      // One AM and one PM are enough.
      const needsPeriod = hour === from || hour === firstPastNoon;
      return { at: hour - from, label: needsPeriod ? time : time.replace(/ [AP]M$/, '') };
    }),
  };
}

/** The position of a time of day, in hours from the left end. */
export const scalePosition = (minutes: number, { from }: WeekScale) => minutes / 60 - from;
