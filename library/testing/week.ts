import type { Schedule, Span } from '#library/calendar.ts';

export const makeWeek = (weekday: Span | null, Saturday: Span | null): Schedule['week'] => ({
  Monday: weekday,
  Tuesday: weekday,
  Wednesday: weekday,
  Thursday: weekday,
  Friday: weekday,
  Saturday,
  Sunday: null,
});

export const makeSchedule = (
  week: Schedule['week'],
  changes: Partial<Schedule> = {},
): Schedule => ({
  week,
  holidays: [],
  closures: [],
  timeZone: 'America/Los_Angeles',
  ...changes,
});
