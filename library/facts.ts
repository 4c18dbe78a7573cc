import { type Closure, type Schedule, withObservedDays } from '#library/calendar.ts';
import { content } from '#library/content.ts';
import { dateInWords, dayIn } from '#library/dates.ts';
import { addressLine, mailHref, telHref } from '#library/fact-table.ts';
import { spanInWords, weekInWords } from '#library/opening.ts';

export const site = content.data['site.yaml'];
export const fullAddress = addressLine(site.address);
export { mailHref, telHref };

const business = content.data['business.yaml'];
export const delivery = { sameDay: business.sameDay, shipping: business.shipping };
export const { times, daysWithoutDelivery } = business;

const hours = content.data['hours.yaml'];
export const carrierHolidays = withObservedDays(hours.carrierHolidays);
export const holidayNames: readonly string[] = hours.holidays.map(({ name }) => name);

export const schedule: Schedule = {
  week: hours.week,
  holidays: withObservedDays(hours.holidays),
  // Past closures may stay in the file.
  closures: hours.closures.filter(({ until }) => until >= dayIn(site.timeZone)),
  timeZone: site.timeZone,
};

const { open, closed } = weekInWords(hours.week);

/** `Mon–Fri 9 AM–6 PM`, `Sat 10 AM–2 PM` */
export const openHours: readonly string[] = open;

/** Includes the days when we're closed. */
export const allHours: readonly string[] = [...open, ...closed];

/** Upcoming special hours, like `December 24, 2026 9 AM–1 PM (Christmas Eve)`. */
export const closuresAhead: readonly { until: string; text: string }[] = schedule.closures
  .toSorted((one, other) => (one.from < other.from ? -1 : 1))
  .map((closure) => ({ until: closure.until, text: closureText(closure) }));

function closureText({ from, until, hours, reason }: Closure): string {
  const last = until === from ? '' : ` – ${dateInWords(until)}`;
  return `${dateInWords(from)}${last} ${spanInWords(hours)} (${reason})`;
}
