import { z } from 'zod';
import { price, wholeNumber, words } from '#library/schema/values.ts';

/** Words for a reader from which drawings can take the numbers. */
const span = (unit: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^[1-9]\\d?(?:[–-][1-9]\\d?)? ${unit}s?$`),
      `is not a span of time. Write it like ${example}`,
    )
    .transform((text) => text.replace('-', '–'));

/** content/business.yaml */
export const businessSchema = z.strictObject({
  sameDay: z.strictObject({
    miles: wholeNumber,
    readyBy: z
      .string()
      .regex(/^(1[0-2]|[1-9])(:[0-5]\d)? [AP]M$/, 'is not a time. Write it like 2 PM'),
    fee: price,
    freeOver: price,
  }),
  shipping: z.strictObject({
    days: span('business day', '2–3 business days'),
    freeAt: price,
    area: words,
  }),
  times: z.strictObject({
    compounding: span('hour', '24–48 hours'),
    compoundingDays: words,
    response: words,
    cancelWithinHours: wholeNumber,
    returnWithinDays: wholeNumber,
    pellets: words,
    keepInquiriesDays: wholeNumber,
  }),
});
