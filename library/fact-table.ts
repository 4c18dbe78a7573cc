import type { z } from 'zod';
import { fieldRules } from '#library/inquiry/fields.ts';
import type { businessSchema } from '#library/schema/business.ts';
import type { siteSchema } from '#library/schema/site.ts';

type Site = z.infer<typeof siteSchema>;

export const dollars = (amount: number) =>
  `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

export const telHref = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
export const mailHref = (address: string) => `mailto:${address}`;

export const formatAddress = ({ street, city, state, zip }: Site['address']) =>
  `${street}, ${city}, ${state} ${zip}`;

/** Reads the numbers in `24–48 hours` or `3 business days`. */
export function parseRange(text: string): { least: number; most: number } {
  const numbers = text.match(/\d+/g)?.map(Number) ?? [];
  return { least: Math.min(...numbers), most: Math.max(...numbers) };
}

/** Converts `2:30 PM` to minutes after midnight. */
export function parseClockTime(text: string): number | undefined {
  const match = /^(1[0-2]|[1-9])(?::([0-5]\d))?\s*(am|pm)$/i.exec(text.trim());
  if (!match) return undefined;
  const [, hour, minutes = '0', period = ''] = match;
  return ((Number(hour) % 12) + (period.toLowerCase() === 'pm' ? 12 : 0)) * 60 + Number(minutes);
}

/** Returns a name that applies all year, such as `Pacific time`. */
export function getTimeZoneName(timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const name =
    format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return name.replace(/ Time$/, ' time');
}

interface Sources {
  site: Site;
  business: z.infer<typeof businessSchema>;
  openHours: readonly string[];
}

const factTable = {
  brand: ({ site }) => site.brand,
  city: ({ site }) => site.address.city,
  street: ({ site }) => site.address.street,
  state: ({ site }) => site.address.state,
  zip: ({ site }) => site.address.zip,
  address: ({ site }) => formatAddress(site.address),
  phone: ({ site }) => site.phone,
  phoneLink: ({ site }) => telHref(site.phone),
  fax: ({ site }) => site.fax,
  email: ({ site }) => site.email,
  emailLink: ({ site }) => mailHref(site.email),
  careersEmail: ({ site }) => site.careersEmail,
  license: ({ site }) => site.license,
  pharmacistInCharge: ({ site }) => site.pharmacistInCharge,
  minimumAge: ({ site }) => String(site.minimumAge),
  compoundingNotice: ({ site }) => site.compoundingNotice,
  clock: ({ site }) => getTimeZoneName(site.timeZone),
  openHours: ({ openHours }) => openHours.join(', '),
  openHoursInSentence: ({ openHours }) => openHours.join(' and '),
  deliveryMiles: ({ business }) => String(business.sameDay.miles),
  deliveryReadyBy: ({ business }) => business.sameDay.readyBy,
  deliveryReadyByInSpanish: ({ business }) =>
    business.sameDay.readyBy.replace(/ ?([ap])m$/i, (_, half) => ` ${half.toLowerCase()}.m.`),
  deliveryFee: ({ business }) => dollars(business.sameDay.fee),
  deliveryFreeOver: ({ business }) => dollars(business.sameDay.freeOver),
  shippingDays: ({ business }) => business.shipping.days,
  shippingDayCount: ({ business }) => business.shipping.days.replace(/ business days?$/, ''),
  shippingFee: ({ business }) => dollars(business.shipping.fee),
  nextDayFee: ({ business }) => dollars(business.shipping.nextDayFee),
  shippingFreeAt: ({ business }) => dollars(business.shipping.freeAt),
  shippingArea: ({ business }) => business.shipping.area,
  compoundingTime: ({ business }) => business.times.compounding,
  compoundingDays: ({ business }) => business.times.compoundingDays,
  compoundingDayCount: ({ business }) =>
    business.times.compoundingDays.replace(/ business days?$/, ''),
  coldDays: ({ business }) =>
    new Intl.ListFormat('en-US', { type: 'disjunction' }).format(business.shipping.coldDays),
  responseTime: ({ business }) => business.times.response,
  cancelWithinHours: ({ business }) => String(business.times.cancelWithinHours),
  returnWithinDays: ({ business }) => String(business.times.returnWithinDays),
  pelletMonths: ({ business }) => business.times.pellets,
  keepInquiriesDays: ({ business }) => String(business.times.keepInquiriesDays),
  inquiryFields: () =>
    new Intl.ListFormat('en-US').format(
      Object.values(fieldRules).map(({ label }) => label.toLowerCase()),
    ),
} satisfies Record<string, (sources: Sources) => string>;

// The cast is safe because a literal has only the keys in its type.
export const factNames = Object.keys(factTable) as (keyof typeof factTable)[];

export const getFacts = (sources: Sources) =>
  Object.fromEntries(factNames.map((name) => [name, factTable[name](sources)])) as Record<
    keyof typeof factTable,
    string
  >;
