import { z } from 'zod';
import { dayNames } from '#library/calendar.ts';
import { mondayFirst } from '#library/opening.ts';
import { price, titledWords, wholeNumber, words } from '#library/schema/values.ts';

/** A text whose numbers drawings can use. */
const span = (unit: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[1-9]\\d?(?:[–-][1-9]\\d?)? ${unit}s?$`),
      `is not a span of time. Write it like ${example}`,
    )
    .transform((text) => text.replace('-', '–'));

export const businessSchema = z.strictObject({
  sameDay: z.strictObject({
    miles: wholeNumber(1, 100).describe('how far you deliver the same day'),
    readyBy: z
      .string()
      .regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [AP]M$/, 'is not a time. Write it like 2 PM or 2:30 PM')
      .describe('until when an order must be ready, like 2 PM'),
    fee: price(0, 500).describe('what it costs, in dollars'),
    freeOver: price(0, 10_000).describe('the sum over which it is free, in dollars'),
  }),
  shipping: z.strictObject({
    days: span('business day', '2–3 business days'),
    fee: price(0, 500).describe('what standard shipping costs, in dollars'),
    nextDayFee: price(0, 500).describe('what next-day shipping costs, in dollars'),
    freeAt: price(0, 10_000).describe('the sum from which shipping is free, in dollars'),
    area: words.describe('where you ship to'),
  }),
  daysWithoutDelivery: z
    .array(z.enum(dayNames, { error: `isn't a day. Use one of: ${mondayFirst.join(', ')}` }))
    .max(6, 'names every day. Leave out those on which something is delivered')
    .describe('the days of the week on which nothing is delivered, by you or by a carrier'),
  times: z.strictObject({
    compounding: span('hour', '24–48 hours'),
    compoundingDays: words,
    response: words.describe('until when you answer, like 1 business day'),
    cancelWithinHours: wholeNumber(1, 720).describe('how long an order can be cancelled'),
    returnWithinDays: wholeNumber(1, 365).describe(
      "how long an item that isn't medicine can be returned",
    ),
    pellets: words.describe('how long pellets last, like 3–6 months'),
    keepInquiriesDays: wholeNumber(30, 3650).describe(
      'how long a provider’s request is stored before it is deleted',
    ),
  }),
});

const orderStep = titledWords.extend({ time: words });

export const orderStepsSchema = z.strictObject({
  send: orderStep.extend({ withPortal: words.optional() }),
  review: orderStep,
  make: orderStep,
  deliver: orderStep,
});
