import { z } from 'zod';
import {
  decimal,
  nextStep,
  pageBase,
  plainHead,
  richText,
  row,
  template,
  text,
  textGroup,
  zipCode,
} from '#library/schema/values.ts';

const place = z.strictObject({
  name: text,
  zip: zipCode.describe('a ZIP code near the center'),
  // The map ends at these distances, and the page header covers its top.
  east: decimal(-50, 24),
  north: decimal(-22, 15),
  label: z.enum(['left'], { error: "isn't a side. Write left, or remove the field" }).optional(),
  on: z
    .enum(['water'], { error: "isn't a background. Write water, or remove the field" })
    .optional(),
});
export type Place = z.infer<typeof place>;

const map = z.strictObject({
  about: text,
  inside: template('places'),
  outside: template('places'),
  edge: text,
  places: z.array(place),
});
export type MapText = z.infer<typeof map>;

const feeScale = textGroup('title', 'fee');

const fees = z.strictObject({
  title: text,
  sameDay: feeScale,
  shipping: feeScale,
  free: text,
  axis: text.describe('the label of the scale'),
  sample: text,
});

const plan = plainHead.extend({
  zip: text.describe('the label of the ZIP code field'),
  order: text.describe('the label of the order total field'),
  submit: text,
  waiting: text.describe('shown before a ZIP code is entered'),
  preview: z.array(row).describe('what the answer shows, on wide screens'),
  mistakes: textGroup('noZip', 'notAZip', 'noSuchZip', 'notAnAmount', 'negative')
    .extend({ tooMuch: template('most') })
    .describe('the message next to an invalid field'),
  reach: z
    .strictObject({
      sameDay: text,
      limit: text.describe('for a ZIP code within a mile of the edge of the circle'),
      shipping: text,
      unknown: text.describe('for a ZIP code with only PO boxes or a single building'),
      outside: text,
    })
    .describe('how an order is delivered'),
  advice: textGroup('limit', 'unknown', 'outside'),
  distance: template('miles').describe('added where we deliver the same day'),
  call: text.describe('the phone link'),
  notToday: text.describe('the sentence before the assumption'),
  closed: template('days').describe('names the holidays and closures before the last date'),
  dayOff: template('day', 'reason'),
  premise: z
    .strictObject({ today: template('day'), tooLate: template('day'), dayOff: template('day') })
    .describe('the assumption above the dates: before the cutoff, after it, and on other days'),
  sameDay: z.strictObject({
    title: text.describe('the heading if there are two ways'),
    newDays: text.describe('the dates if a pharmacist still has to review the prescription'),
    days: text,
    fee: text.describe('the cost of an order that isn’t delivered free, or has no total yet'),
    free: text,
    notes: z.array(row),
    why: template('daysOff'),
  }),
  shipping: z.strictObject({
    title: text.describe('the heading if there are two ways'),
    newDays: text.describe('the dates if a pharmacist still has to review the prescription'),
    newNextDay: text,
    days: text,
    nextDay: text,
    cold: z.strictObject({ name: text, value: template('approved', 'unreviewed') }),
    fee: text.describe('the cost of an order that doesn’t ship free, or has no total yet'),
    free: text,
    notes: z.array(row),
    why: template('daysOff'),
  }),
  cost: text,
  reason: text,
  span: template('first', 'last'),
  noDay: text.describe('shown if no day in the next year works'),
  holidays: text.describe('the last entry in the list of days without delivery'),
});
export type PlannerText = z.infer<typeof plan>;

export const shippingSchema = pageBase.extend({
  head: textGroup('title', 'lead', 'scale'),
  map,
  plan,
  fees,
  timing: plainHead.extend({ list: z.array(textGroup('time', 'text')).min(1) }),
  next: nextStep,
  finePrint: z.strictObject({
    title: text,
    rows: z.array(z.strictObject({ name: text, text: richText, withPortal: richText.optional() })),
  }),
});
