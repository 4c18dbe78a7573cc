import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import {
  checkPageReview,
  dateText,
  noticeFields,
  pageReviewFields,
  rejectEarlierDate,
  sources,
} from '#library/schema/review.ts';
import {
  callToAction,
  describedRow,
  link,
  plainHead,
  price,
  richHead,
  richRow,
  richText,
  row,
  searchEntry,
  template,
  text,
  textGroup,
  titledList,
  titledText,
} from '#library/schema/values.ts';

const howItWorksSchema = z.strictObject({
  search: searchEntry,
  head: plainHead.extend({ link, prescription: link }),
  steps: z.strictObject({
    title: text,
    items: z.array(z.strictObject({ title: text, text: richText, time: text })).length(3),
  }),
  values: plainHead.extend({
    concierge: titledText,
    pricing: titledText.extend({ receipt: z.array(row).min(1), link }),
    custom: titledText.extend({ link }),
    trusted: titledText.extend({ link }),
  }),
  ask: plainHead.extend({
    links: z.tuple([link, link]),
    phone: text,
    email: text,
    address: text,
    hours: text,
  }),
});

/** California requires strength, form, quantity and dates for an advertised price. */
const priceFields = textGroup('name', 'strength', 'form', 'quantity')
  .extend({
    price: price(1, 10_000).describe('the price in dollars, without the dollar sign'),
    from: dateText.describe('the first day of this price'),
    until: dateText.describe('the last day of this price; it’s hidden after that'),
  })
  .superRefine((entry, context) => {
    const message = 'is before the first day. Use a later date';
    rejectEarlierDate(context, entry, ['until', 'from'], message);
  })
  .describe('a preparation you sell at this price on these days');

export const examplePrice = priceFields.transform((entry) => ({
  ...entry,
  firstDay: isoDate(entry.from) ?? '',
  lastDay: isoDate(entry.until) ?? '',
}));
export type ExamplePrice = z.infer<typeof examplePrice>;

const pricesSchema = z.strictObject({
  search: searchEntry,
  head: plainHead,
  parts: plainHead.extend({ rows: z.array(row).min(1) }),
  examples: plainHead.extend({
    sample: text.optional().describe('nothing: remove this line when every price below is real'),
    caption: text,
    columns: textGroup('name', 'strength', 'form', 'quantity', 'price', 'days'),
    days: template('from', 'until'),
    none: richText,
    rows: z.array(examplePrice),
  }),
  ask: richHead.extend({ rows: z.array(richRow).min(1) }),
  pay: plainHead.extend({
    rows: z.array(describedRow('every payment method you accept')),
  }),
  call: callToAction,
});

const sendAPrescriptionSchema = z
  .strictObject({
    search: searchEntry,
    head: plainHead.extend({
      parts: z.strictObject({ label: text, who: z.tuple([text, text, text]) }),
    }),
    patients: richHead.extend({
      ways: z.array(richRow).min(1),
      portal: z
        .strictObject({ name: text, without: richText, with: richText, link: text })
        .describe('the text with and without a portal in content/site.yaml'),
    }),
    ready: plainHead.extend({ lists: z.array(titledList).min(1) }),
    steps: plainHead.extend({
      items: z
        .array(titledText.extend({ time: text }))
        .min(4)
        .max(5),
    }),
    prescribers: richHead.extend({
      address: z
        .array(
          z.strictObject({
            name: text,
            value: text.describe('your entry in the e-prescribing directory'),
          }),
        )
        .min(1),
      writing: z.array(richRow),
      handling: z.array(describedRow('how you handle it, as stated by your pharmacist-in-charge')),
    }),
    animals: richHead.extend({ rows: z.array(richRow) }),
    limits: richHead.extend({
      refused: z.strictObject({ title: text, rows: z.array(richRow) }),
      asked: z.strictObject({
        title: text,
        rows: z.array(describedRow('your policy, as stated by your pharmacist-in-charge')),
      }),
    }),
    call: callToAction,
    sources,
    ...pageReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);

export const orderingSchemas = {
  'pages/how-it-works.yaml': howItWorksSchema,
  'pages/prices.yaml': pricesSchema,
  'pages/send-a-prescription.yaml': sendAPrescriptionSchema,
};
