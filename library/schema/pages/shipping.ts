import { z } from 'zod';
import {
  decimal,
  headWords,
  nextStep,
  richWords,
  row,
  searchWords,
  template,
  wordGroup,
  words,
  zipCode,
} from '#library/schema/values.ts';

const place = z.strictObject({
  name: words,
  zip: zipCode.describe('a ZIP code in the middle of it'),
  east: decimal(-100, 100),
  north: decimal(-100, 100),
  label: z.enum(['left'], { error: "isn't a side. Write left, or remove the field" }).optional(),
  on: z
    .enum(['water'], { error: "isn't a background. Write water, or remove the field" })
    .optional(),
});
export type Place = z.infer<typeof place>;

const map = z.strictObject({
  about: words,
  inside: template('places'),
  outside: template('places'),
  edge: words,
  places: z.array(place),
});
export type MapWords = z.infer<typeof map>;

const scale = wordGroup('title', 'fee');

const fees = headWords.extend({
  sameDay: scale,
  shipping: scale,
  free: words,
  scale: template('start', 'end', 'threshold', 'fee'),
  table: z.strictObject({
    caption: words,
    ways: z.tuple([words, words]),
    rows: z.array(z.strictObject({ name: words, values: z.tuple([words, words]) })),
  }),
});

const timeline = z.strictObject({
  about: template('sameDay', 'nextDay', 'standard'),
  order: words,
  day: template('number'),
  compounding: words,
  sameDay: template('days'),
  nextDay: template('days'),
  standard: template('days'),
});
export type TimelineWords = z.infer<typeof timeline>;

const plan = headWords.extend({
  zip: words.describe('the name of the field for the ZIP code'),
  order: words.describe('the name of the field for the sum of the order'),
  submit: words,
  waiting: words.describe('what’s shown before a ZIP code is entered'),
  wrong: words.describe('what’s shown while a field has a mistake'),
  mistakes: wordGroup('noZip', 'notAZip', 'notAnAmount', 'negative')
    .extend({
      tooMuch: template('most'),
    })
    .describe('the message next to an invalid field'),
  reach: z
    .strictObject({
      sameDay: words,
      limit: words.describe('a mile from the edge of the circle, inside or outside'),
      shipping: words,
      unknown: words.describe('a ZIP code for PO boxes or a single building'),
      outside: words,
    })
    .describe('how an order gets there'),
  call: words.describe('the link to the telephone'),
  premise: z
    .strictObject({ today: words, later: template('day') })
    .describe('the assumption above the dates, for a business day and for when we’re closed'),
  sameDay: z.strictObject({
    days: words,
    fee: words.describe('the cost of an order that isn’t delivered free, or has no total yet'),
    free: words,
    why: template('daysOff'),
  }),
  shipping: z.strictObject({
    days: words,
    nextDay: words,
    fee: words.describe('the cost of an order that doesn’t ship free, or has no total yet'),
    free: words,
    why: template('daysOff'),
  }),
  cost: words,
  reason: words,
  pastCutoff: words.describe('the first sentence of the reason when today’s cutoff has passed'),
  span: template('first', 'last'),
  noDay: words.describe('shown if no day of the next year works'),
  holidays: words.describe('the last of the days without delivery, in a list'),
});
export type PlanWords = z.infer<typeof plan>;

export const shippingSchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'scale'),
  map,
  plan,
  facts: z.array(row).length(4),
  fees,
  timing: headWords.extend({
    drawing: timeline,
    list: z.array(wordGroup('time', 'text')).min(1),
  }),
  next: nextStep,
  finePrint: z.strictObject({
    title: words,
    rows: z.array(
      z.strictObject({ name: words, text: richWords, withPortal: richWords.optional() }),
    ),
  }),
});
