import { getWallClock } from '#library/calendar.ts';
import { formatIsoDate } from '#library/dates.ts';
import { formatClockTime } from '#library/opening.ts';

/** A time on the pharmacy's clock. `date` is an ISO date, and `minutes` counts from midnight. */
export interface ClockTime {
  date: string;
  minutes: number;
}

interface Period {
  /** If this is missing, the notice applies right away. */
  from?: ClockTime | undefined;
  until: ClockTime;
}

/** Returns timestamps in milliseconds. */
export const getPeriod = ({ from, until }: Period, timeZone: string) => ({
  from: from ? toTimestamp(from, timeZone) : 0,
  until: toTimestamp(until, timeZone),
});

export const toMinutes = ({ date, minutes }: ClockTime) => Date.parse(date) / 60_000 + minutes;

function toTimestamp(time: ClockTime, timeZone: string): number {
  const target = toMinutes(time) * 60_000;
  const getOffset = (timestamp: number) => {
    const { year, month, day, minutes } = getWallClock(new Date(timestamp), timeZone);
    return Date.UTC(year, month - 1, day, 0, minutes) - timestamp;
  };
  // The first guess can be on the wrong side of a change to or from daylight saving time.
  const guess = target - getOffset(target);
  return target - getOffset(guess);
}

/** Formats a time like `November 20, 6 PM`. */
export const formatTime = ({ date, minutes }: ClockTime) =>
  `${formatIsoDate(date).replace(/, \d+$/, '')}, ${formatClockTime(minutes)}`;
