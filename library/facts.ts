import { addObservedDays, type Closure, type Schedule } from '#library/calendar.ts';
import { content } from '#library/content.ts';
import { formatIsoDate, getDateIn } from '#library/dates.ts';
import { formatAddress, mailHref, telHref } from '#library/fact-table.ts';
import { joinUnits } from '#library/join-units.ts';
import { formatHours, formatWeek } from '#library/opening.ts';

export const site = content.data['site.yaml'];
export const fullAddress = joinUnits(formatAddress(site.address));
export { mailHref, telHref };

const business = content.data['business.yaml'];
export const delivery = { sameDay: business.sameDay, shipping: business.shipping };
export const { times, daysWithoutDelivery } = business;

const hours = content.data['hours.yaml'];
export const carrierHolidays = addObservedDays(hours.carrierHolidays);
export const holidayNames: readonly string[] = hours.holidays.map(({ name }) => name);

export const allClosures: readonly Closure[] = hours.closures;

export const schedule: Schedule = {
  week: hours.week,
  holidays: addObservedDays(hours.holidays),
  // hours.yaml may still contain past closures.
  closures: hours.closures.filter(({ until }) => until >= getDateIn(site.timeZone)),
  timeZone: site.timeZone,
};

const { open: openLines, closed: closedLines } = formatWeek(hours.week);

export const openHours: readonly string[] = openLines;

export const allHours: readonly string[] = [...openLines, ...closedLines];

/** Each text looks like `December 24, 2026 9 AM–1 PM (Christmas Eve)`. */
export const upcomingClosures: readonly { until: string; text: string }[] = schedule.closures
  .toSorted((a, b) => (a.from < b.from ? -1 : 1))
  .map((closure) => ({ until: closure.until, text: formatClosure(closure) }));

function formatClosure({ from, until, hours, reason }: Closure): string {
  const end = until === from ? '' : ` – ${formatIsoDate(until)}`;
  return `${formatIsoDate(from)}${end} ${formatHours(hours)} (${reason})`;
}
