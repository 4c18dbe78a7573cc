import { z } from 'zod';
import { isoDate } from '#library/dates.ts';
import {
  checkPageReview,
  dateText,
  noticeFields,
  rejectEarlierDate,
  sourcedReviewFields,
} from '#library/schema/review.ts';
import {
  callToAction,
  describedRow,
  link,
  nextStep,
  pageBase,
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

const howItWorksStep = z.strictObject({ title: text, text: richText });

const howItWorksSchema = pageBase.extend({
  head: plainHead.extend({ link, prescription: link }),
  steps: z.strictObject({
    title: text,
    talk: howItWorksStep.extend({ time: text }),
    make: howItWorksStep,
    deliver: howItWorksStep,
  }),
  values: plainHead.extend({
    concierge: titledText,
    pricing: titledText.extend({ receipt: z.array(row).min(1), link }),
    custom: titledText.extend({ link }),
    trusted: titledText.extend({ link }),
  }),
  ask: plainHead
    .extend({
      links: z.tuple([link, link]),
      ...textGroup('phone', 'email', 'address', 'hours').shape,
    })
    .meta({ title: 'Questions' }),
});

/** California requires strength, form, quantity and dates for an advertised price. */
const priceFields = textGroup('name', 'strength', 'form', 'quantity')
  .extend({
    spanish: text.optional().describe('all of the above in Spanish, for /es'),
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

const pricesSchema = pageBase.extend({
  parts: plainHead.extend({ rows: z.array(row).min(1) }).meta({ title: 'What goes into a price' }),
  examples: plainHead.extend({
    sample: text.optional().describe('nothing: remove this line when every price below is real'),
    caption: text,
    columns: textGroup('name', 'strength', 'form', 'quantity', 'price', 'days'),
    days: template('from', 'until'),
    sampleDays: text,
    none: richText,
    rows: z.array(examplePrice).meta({ title: 'Prices' }),
  }),
  ask: richHead.extend({ rows: z.array(richRow).min(1) }).meta({ title: 'How to get a price' }),
  pay: plainHead
    .extend({
      rows: z
        .array(describedRow('every payment method you accept'))
        .meta({ title: 'Payment methods' }),
    })
    .meta({ title: 'Paying' }),
  call: callToAction,
});

const maxWords = 25;
const shortText = text.refine(
  (value) => value.split(/\s+/).length <= maxWords,
  `has more than ${maxWords} words. Shorten it, or move the rest to more`,
);

const way = z.strictObject({ name: text, text: shortText, link: link.optional() });
export type Way = z.infer<typeof way>;

const waysSection = richHead.extend({ ways: z.array(way).min(1).max(5) });
const more = z.strictObject({ title: text, rows: z.array(richRow).min(1) });

const sendAPrescriptionSchema = pageBase
  .extend({
    head: plainHead.extend({
      parts: z
        .strictObject({ label: text, who: z.tuple([text, text, text]) })
        .meta({ title: 'Links to the sections' }),
      call: text.describe('the button of each way without a link'),
    }),
    patients: waysSection.extend({
      ways: z.array(way).min(1).max(4),
      portal: z
        .strictObject({ name: text, without: shortText, with: shortText, link: text })
        .describe('the text with and without a portal in content/site.yaml'),
      more,
    }),
    ready: plainHead.extend({ lists: z.array(titledList).min(1) }),
    steps: plainHead,
    prescribers: waysSection.extend({
      address: z
        .array(
          z.strictObject({
            name: text,
            value: text.describe('your entry in the e-prescribing directory'),
          }),
        )
        .min(1),
    }),
    animals: waysSection.extend({ more, officeStock: more }),
    limits: richHead.extend({
      refused: z.strictObject({ title: text, rows: z.array(richRow) }),
      asked: z.strictObject({
        title: text,
        rows: z.array(describedRow('your policy, as stated by your pharmacist-in-charge')),
      }),
    }),
    call: callToAction,
    ...sourcedReviewFields,
    ...noticeFields(),
  })
  .superRefine(checkPageReview);

const doctorCardSchema = z.strictObject({
  search: searchEntry,
  ...textGroup('back', 'title', 'lead', 'hint', 'card').shape,
  say: titledList,
  ...textGroup('show', 'close', 'note', 'copy', 'print', 'share', 'sms', 'whatsApp').shape,
  next: nextStep,
});

export const orderingSchemas = {
  'pages/doctor-card.yaml': doctorCardSchema,
  'pages/how-it-works.yaml': howItWorksSchema,
  'pages/prices.yaml': pricesSchema,
  'pages/send-a-prescription.yaml': sendAPrescriptionSchema,
};
