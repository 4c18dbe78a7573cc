import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import { dateText, isBefore } from '#library/schema/review.ts';
import {
  callWords,
  headWords,
  price,
  richRow,
  richWords,
  row,
  searchWords,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';

/** What California asks of a price that is advertised: strength, form, quantity, and its days. */
const example = wordGroup('name', 'strength', 'form', 'quantity')
  .extend({
    price: price(1, 10_000).describe('in dollars, without the sign'),
    from: dateText.describe('the first day on which the price holds'),
    until: dateText.describe('the last day on which it holds; from the next one on nobody sees it'),
  })
  .refine((entry) => !isBefore(entry, 'until', 'from'), {
    path: ['until'],
    error: 'is before the first day. Write a later one',
  })
  .describe('a preparation that you sell at this price on these days');

/** A price with its days as machines compare them. */
export const examplePrice = example.transform((entry) => ({
  ...entry,
  firstDay: isoDate(entry.from) ?? '',
  lastDay: isoDate(entry.until) ?? '',
}));
export type ExamplePrice = z.infer<typeof examplePrice>;

/** content/pages/prices.yaml */
export const pricesSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  parts: headWords.extend({ rows: z.array(row).min(1) }),
  examples: headWords.extend({
    sample: words.optional().describe('nothing: remove the line once every price below is real'),
    caption: words,
    columns: wordGroup('name', 'strength', 'form', 'quantity', 'price', 'days'),
    days: template('from', 'until'),
    none: richWords,
    rows: z.array(examplePrice),
  }),
  ask: z.strictObject({ title: words, lead: richWords, rows: z.array(richRow).min(1) }),
  pay: headWords.extend({
    rows: z.array(
      z.strictObject({
        name: words,
        value: richWords.describe('every means of payment that you take'),
      }),
    ),
  }),
  call: callWords,
});
