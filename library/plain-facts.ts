import type { z } from 'zod';
import type { businessSchema } from '#library/schema/business.ts';
import type { FactName } from '#library/schema/fact-names.ts';
import type { siteSchema } from '#library/schema/site.ts';

type Site = z.infer<typeof siteSchema>;

/** As a price is written: without cents where there are none. */
export const dollars = (amount: number) =>
  `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** The address on one line. */
export const addressLine = ({ street, city, state, zip }: Site['address']) =>
  `${street}, ${city}, ${state} ${zip}`;

/** The numbers of `24–48 hours` or `3 business days`, as content/business.yaml has them. */
export function spanOf(words: string): { least: number; most: number } {
  const numbers = words.match(/\d+/g)?.map(Number) ?? [];
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** `Pacific time`: what the clock of a time zone is called, in summer as in winter. */
export function clockName(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

/** The facts that words may name, as readers see them: those of facts.ts without its links and fields. */
export function plainFacts(
  site: Site,
  { sameDay, shipping, times }: Omit<z.infer<typeof businessSchema>, 'daysWithoutDelivery'>,
  openHours: readonly string[],
): Record<Exclude<FactName, 'phoneLink' | 'emailLink' | 'inquiryFields'>, string> {
  return {
    brand: site.brand,
    city: site.address.city,
    street: site.address.street,
    state: site.address.state,
    zip: site.address.zip,
    address: addressLine(site.address),
    phone: site.phone,
    fax: site.fax,
    email: site.email,
    careersEmail: site.careersEmail,
    license: site.license,
    pharmacistInCharge: site.pharmacistInCharge,
    minimumAge: String(site.minimumAge),
    compoundingNotice: site.compoundingNotice,
    clock: clockName(site.timeZone),
    openHours: openHours.join(', '),
    openHoursInSentence: openHours.join(' and '),
    deliveryMiles: String(sameDay.miles),
    deliveryReadyBy: sameDay.readyBy,
    deliveryFee: dollars(sameDay.fee),
    deliveryFreeOver: dollars(sameDay.freeOver),
    shippingDays: shipping.days,
    shippingDayCount: shipping.days.replace(/ business days?$/, ''),
    shippingFee: dollars(shipping.fee),
    nextDayFee: dollars(shipping.nextDayFee),
    shippingFreeAt: dollars(shipping.freeAt),
    shippingArea: shipping.area,
    compoundingTime: times.compounding,
    compoundingDays: times.compoundingDays,
    responseTime: times.response,
    cancelWithinHours: String(times.cancelWithinHours),
    returnWithinDays: String(times.returnWithinDays),
    pelletMonths: times.pellets,
    keepInquiriesDays: String(times.keepInquiriesDays),
  };
}
