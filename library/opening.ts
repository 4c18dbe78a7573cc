import {
  addDays,
  type CalendarDay,
  type DayName,
  dayNames,
  getHoursOn,
  getWallClock,
  getWeekday,
  type Schedule,
  type Span,
  toIsoDate,
} from '#library/calendar.ts';
import { formatIsoDate } from '#library/dates.ts';
import { fillIn } from '#library/fill-in.ts';
import type { ContactText } from '#library/schema/pages/contact.ts';

/** Uses wall-clock times, so days with 23 or 25 hours need no special handling. */
export function getOpeningState(now: Date, schedule: Schedule) {
  const { minutes, ...today } = getWallClock(now, schedule.timeZone);
  const { hours, reason } = getHoursOn(today, schedule);
  const weekday = getWeekday(today);
  const date = toIsoDate(today);
  const baseState = { weekday, minutes, date, hours, closedFor: hours ? undefined : reason };
  if (hours && minutes >= hours.from && minutes < hours.until) {
    return { ...baseState, open: true, next: { daysAway: 0, weekday, date, minutes: hours.until } };
  }
  return { ...baseState, open: false, next: findNextOpening(today, minutes, schedule) };
}

export type OpeningState = ReturnType<typeof getOpeningState>;

export type OpeningWords = ContactText['hours']['now'];

export function formatOpening({ open, closedFor, next }: OpeningState, text: OpeningWords) {
  const time = formatClockTime(next.minutes);
  if (open) return { state: text.open, detail: fillIn(text.until, { time }) };
  const day = formatDay(next, text);
  const detail = closedFor
    ? fillIn(text.holiday, { holiday: closedFor, day, time })
    : fillIn(text.opens, { day, time });
  return { state: text.closed, detail };
}

/** Formats 540 as `9 AM` and 570 as `9:30 AM`. */
export function formatClockTime(minutes: number) {
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  const period = hour < 12 ? 'AM' : 'PM';
  return `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''} ${period}`;
}

/** Groups days with the same hours: `Mon–Fri 9 AM–6 PM`, `Sat 10 AM–2 PM`, `Sun closed`. */
export function formatWeek(week: Schedule['week']): { open: string[]; closed: string[] } {
  const lines = groupDays(week).map(({ first, last, span }) => {
    const days = first === last ? [first] : [first, last];
    return `${days.map((day) => day.slice(0, 3)).join('–')} ${formatHours(span)}`;
  });
  const { open = [], closed = [] } = Object.groupBy(lines, (line) =>
    line.endsWith('closed') ? 'closed' : 'open',
  );
  return { open, closed };
}

/** Groups consecutive days with the same hours. The week starts on Monday. */
export function groupDays(week: Schedule['week']) {
  const groups: { first: DayName; last: DayName; span: Span | null }[] = [];
  for (const day of daysFromMonday) {
    const span = week[day];
    const group = groups.at(-1);
    if (group?.span?.from === span?.from && group?.span?.until === span?.until && group) {
      group.last = day;
    } else groups.push({ first: day, last: day, span });
  }
  return groups;
}

export const daysFromMonday: readonly DayName[] = [...dayNames.slice(1), dayNames[0]];

export const formatHours = (span: Span | null) =>
  span ? `${formatClockTime(span.from)}–${formatClockTime(span.until)}` : 'closed';

function findNextOpening(today: CalendarDay, minutes: number, schedule: Schedule) {
  for (let daysAway = 0; daysAway <= 366; daysAway += 1) {
    const day = addDays(today, daysAway);
    const { hours } = getHoursOn(day, schedule);
    if (!hours || (daysAway === 0 && hours.from <= minutes)) continue;
    return { daysAway, weekday: getWeekday(day), minutes: hours.from, date: toIsoDate(day) };
  }
  throw new Error('The pharmacy is closed every day for a year. Check content/hours.yaml.');
}

function formatDay({ daysAway, weekday, date }: OpeningState['next'], text: OpeningWords) {
  if (daysAway === 0) return text.today;
  if (daysAway === 1) return text.tomorrow;
  // A week or more ahead, a weekday alone would be ambiguous.
  return daysAway < 7 ? (dayNames[weekday] ?? '') : formatIsoDate(date);
}
