import { delivery, times } from '#library/facts/business.ts';
import { openHours } from '#library/facts/hours.ts';
import { fullAddress, mailHref, site, telHref } from '#library/facts/site.ts';
import type { FactName } from '#library/schema/fact-names.ts';

/** As a price is written: without cents where there are none. */
export const dollars = (amount: number) =>
  `$${Number.isInteger(amount) ? amount : amount.toFixed(2)}`;

/** What the words of a page may name in braces, such as {phone}: each fact stands in one file only. */
export const facts: Readonly<Record<FactName, string>> = {
  brand: site.brand,
  city: site.address.city,
  street: site.address.street,
  state: site.address.state,
  zip: site.address.zip,
  address: fullAddress,
  phone: site.phone,
  // What a link to the number leads to: `[{phone}]({phoneLink})`.
  phoneLink: telHref(site.phone),
  fax: site.fax,
  email: site.email,
  emailLink: mailHref(site.email),
  careersEmail: site.careersEmail,
  license: site.license,
  minimumAge: String(site.minimumAge),
  compoundingNotice: site.compoundingNotice,
  openHours: openHours.join(', '),
  openHoursInSentence: openHours.join(' and '),
  deliveryMiles: String(delivery.sameDay.miles),
  deliveryReadyBy: delivery.sameDay.readyBy,
  deliveryFee: dollars(delivery.sameDay.fee),
  deliveryFreeOver: dollars(delivery.sameDay.freeOver),
  shippingDays: delivery.shipping.days,
  shippingDayCount: delivery.shipping.days.replace(/ business days?$/, ''),
  shippingFreeAt: dollars(delivery.shipping.freeAt),
  shippingArea: delivery.shipping.area,
  compoundingTime: times.compounding,
  compoundingDays: times.compoundingDays,
  responseTime: times.response,
  cancelWithinHours: String(times.cancelWithinHours),
  returnWithinDays: String(times.returnWithinDays),
  pelletMonths: times.pellets,
  keepInquiriesDays: String(times.keepInquiriesDays),
};
