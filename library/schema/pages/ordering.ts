import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import {
  checkPageReview,
  dateText,
  noticeFields,
  pageReviewFields,
  refuseBefore,
  sources,
} from '#library/schema/review.ts';
import {
  callWords,
  describedRow,
  headWords,
  link,
  nextStep,
  price,
  richHead,
  richRow,
  richWords,
  row,
  searchWords,
  template,
  titledList,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const howItWorksStep = z.strictObject({ title: words, text: richWords });

const howItWorksSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ link, prescription: link }),
  steps: z.strictObject({
    title: words,
    talk: howItWorksStep.extend({ time: words }),
    make: howItWorksStep,
    deliver: howItWorksStep,
  }),
  values: headWords.extend({
    concierge: titledWords,
    pricing: titledWords.extend({ receipt: z.array(row).min(1), link }),
    custom: titledWords.extend({ link }),
    trusted: titledWords.extend({ link }),
  }),
  ask: headWords.extend({
    links: z.tuple([link, link]),
    phone: words,
    email: words,
    address: words,
    hours: words,
  }),
});

/** California requires strength, form, quantity and dates for an advertised price. */
const example = wordGroup('name', 'strength', 'form', 'quantity')
  .extend({
    price: price(1, 10_000).describe('in dollars, without the sign'),
    from: dateText.describe('the first day of this price'),
    until: dateText.describe('the last day of this price; after it, the price is hidden'),
  })
  .superRefine((entry, context) => {
    const message = 'is before the first day. Write a later one';
    refuseBefore(context, entry, ['until', 'from'], message);
  })
  .describe('a preparation that you sell at this price on these days');

/** Adds dates that can be compared. */
export const examplePrice = example.transform((entry) => ({
  ...entry,
  firstDay: isoDate(entry.from) ?? '',
  lastDay: isoDate(entry.until) ?? '',
}));
export type ExamplePrice = z.infer<typeof examplePrice>;

const pricesSchema = z.strictObject({
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
  ask: richHead.extend({ rows: z.array(richRow).min(1) }),
  pay: headWords.extend({
    rows: z.array(describedRow('every means of payment that you take')),
  }),
  call: callWords,
});

const mostWords = 25;
const shortWords = words.refine(
  (text) => text.split(/\s+/).length <= mostWords,
  `has more than ${mostWords} words. Shorten it, or move the rest to more`,
);

const way = z.strictObject({ name: words, text: shortWords, link: link.optional() });
export type Way = z.infer<typeof way>;

const waysSection = richHead.extend({ ways: z.array(way).min(1).max(5) });
const more = z.strictObject({ title: words, rows: z.array(richRow).min(1) });

const sendAPrescriptionSchema = z
  .strictObject({
    search: searchWords,
    head: headWords.extend({
      parts: z.strictObject({ label: words, who: z.tuple([words, words, words]) }),
      call: words.describe('the button of each way without a link'),
    }),
    patients: waysSection.extend({
      ways: z.array(way).min(1).max(4),
      portal: z
        .strictObject({ name: words, without: shortWords, with: shortWords, link: words })
        .describe('the text without and with a portal in content/site.yaml'),
      more,
    }),
    ready: headWords.extend({ lists: z.array(titledList).min(1) }),
    steps: headWords,
    prescribers: waysSection.extend({
      address: z
        .array(
          z.strictObject({
            name: words,
            value: words.describe('what the directory of e-prescribing lists for you'),
          }),
        )
        .min(1),
    }),
    animals: waysSection.extend({ more }),
    limits: richHead.extend({
      refused: z.strictObject({ title: words, rows: z.array(richRow) }),
      asked: z.strictObject({
        title: words,
        rows: z.array(describedRow('your policy, as stated by your pharmacist-in-charge')),
      }),
    }),
    call: callWords,
    sources,
    ...pageReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);

const doctorCardSchema = z.strictObject({
  search: searchWords,
  ...wordGroup('back', 'title', 'lead', 'hint', 'card').shape,
  say: titledList,
  ...wordGroup('show', 'close', 'copy', 'print', 'share', 'sms', 'whatsApp').shape,
  next: nextStep,
});

export const orderingSchemas = {
  'pages/doctor-card.yaml': doctorCardSchema,
  'pages/how-it-works.yaml': howItWorksSchema,
  'pages/prices.yaml': pricesSchema,
  'pages/send-a-prescription.yaml': sendAPrescriptionSchema,
};
