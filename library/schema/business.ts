import { z } from 'zod';
import { dayNames } from '#library/calendar.ts';
import { daysFromMonday } from '#library/opening.ts';
import { price, text, titledText, wholeNumber } from '#library/schema/values.ts';

/** The format is fixed because `parseRange` reads the numbers. */
const duration = (unit: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[1-9]\\d?(?:[–-][1-9]\\d?)? ${unit}s?$`),
      `isn't a time range. Write it like ${example}`,
    )
    .transform((text) => text.replace('-', '–'));

const deliveryDays = z.array(
  z.enum(dayNames, { error: `isn't a day. Use one of: ${daysFromMonday.join(', ')}` }),
);

export const businessSchema = z.strictObject({
  sameDay: z.strictObject({
    miles: wholeNumber(1, 100).describe('how many miles away you deliver on the same day'),
    readyBy: z
      .string()
      .regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [AP]M$/, 'is not a time. Write it like 2 PM or 2:30 PM')
      .describe('when an order must be ready, such as 2 PM'),
    fee: price(0, 500).describe('the delivery fee, in dollars'),
    freeOver: price(0, 10_000).describe('the order total above which delivery is free'),
  }),
  shipping: z.strictObject({
    days: duration('business day', '2–3 business days'),
    fee: price(0, 500).describe('the fee for standard shipping, in dollars'),
    nextDayFee: price(0, 500).describe('the fee for next-day shipping, in dollars'),
    freeAt: price(0, 10_000).describe('the order total at which shipping becomes free'),
    coldDays: deliveryDays.describe('the days of the week when you ship medicine kept cold'),
    area: text.describe('the area you ship to'),
  }),
  daysWithoutDelivery: deliveryDays
    .max(6, 'includes every day. Remove the days when you or a carrier delivers')
    .describe('the days of the week when neither you nor a carrier delivers'),
  times: z.strictObject({
    compounding: duration('hour', '24–48 hours'),
    compoundingDays: text,
    response: duration('business day', '1 business day'),
    cancelWithinHours: wholeNumber(1, 720).describe('how many hours customers have to cancel'),
    returnWithinDays: wholeNumber(1, 365).describe(
      "how many days customers have to return an item that isn't medicine",
    ),
    pellets: text.describe('how long pellets last, such as 3–6 months'),
    keepInquiriesDays: wholeNumber(30, 3650).describe(
      'how many days a provider’s request is stored before it’s deleted',
    ),
  }),
});

const orderStep = titledText.extend({ time: text });

export const orderStepsSchema = z.strictObject({
  send: orderStep.extend({ withPortal: text.optional() }),
  review: orderStep,
  make: orderStep,
  deliver: orderStep,
});
