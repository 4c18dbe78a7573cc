import data from '#content/hours.yaml';
import { type Closure, type Schedule, withObservedDays } from '#library/calendar.ts';
import { dateInWords, dayIn } from '#library/dates.ts';
import { site } from '#library/facts/site.ts';
import { spanInWords, weekInWords } from '#library/opening.ts';
import { hoursSchema } from '#library/schema/hours.ts';

const { week, holidays, closures, ...carrier } = hoursSchema.parse(data);

export const carrierHolidays = withObservedDays(carrier.carrierHolidays);
export const holidayNames: readonly string[] = holidays.map(({ name }) => name);

/** When this pharmacy is open: what the rules of opening.ts are asked about. */
export const schedule: Schedule = {
  week,
  holidays: withObservedDays(holidays),
  // Those that are over may stay in the file.
  closures: closures.filter(({ until }) => until >= dayIn(site.timeZone)),
  timeZone: site.timeZone,
};

const { open, closed } = weekInWords(week);

/** `Mon–Fri 9 AM–6 PM`, `Sat 10 AM–2 PM`: when we are there. */
export const openHours: readonly string[] = open;

/** The same with the days on which we are not. */
export const allHours: readonly string[] = [...open, ...closed];

/** `December 24, 2026 9 AM–1 PM (Christmas Eve)`: days to come on which other hours hold. */
export const closuresAhead: readonly { until: string; text: string }[] = schedule.closures
  .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  .map((closure) => ({ until: closure.until, text: inWords(closure) }));

function inWords({ from, until, hours, reason }: Closure): string {
  const last = until === from ? '' : ` – ${dateInWords(until)}`;
  return `${dateInWords(from)}${last} ${spanInWords(hours)} (${reason})`;
}
