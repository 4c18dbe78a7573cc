import { z } from 'zod';
import { price, wholeNumber, words } from '#library/schema/values.ts';

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
  shipping: z.strictObject({ days: words, freeAt: price, area: words }),
  times: z.strictObject({
    compounding: words,
    compoundingDays: words,
    response: words,
    cancelWithinHours: wholeNumber,
    returnWithinDays: wholeNumber,
    pellets: words,
    keepInquiriesDays: wholeNumber,
  }),
});
