import { z } from 'zod';
import {
  decimal,
  headWords,
  nextStep,
  richWords,
  row,
  searchWords,
  template,
  words,
  zipCode,
} from '#library/schema/values.ts';

const place = z.strictObject({
  name: words,
  zip: zipCode.describe('a ZIP code in the middle of it'),
  east: decimal(-100, 100),
  north: decimal(-100, 100),
  label: z.enum(['left'], { error: 'is no side. Write left, or remove the field' }).optional(),
  on: z.enum(['water'], { error: 'is no ground. Write water, or remove the field' }).optional(),
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

const scale = z.strictObject({ title: words, fee: words });

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
  sameDay: words,
  nextDay: words,
  standard: words,
});
export type TimelineWords = z.infer<typeof timeline>;

const plan = headWords.extend({
  zip: words.describe('the name of the field for the ZIP code'),
  order: words.describe('the name of the field for the sum of the order'),
  submit: words,
  waiting: words.describe('what stands there before anything is asked'),
  wrong: words.describe('what stands there while a field has a mistake'),
  mistakes: z
    .strictObject({
      noZip: words,
      notAZip: words,
      notAnAmount: words,
      negative: words,
      tooMuch: template('most'),
    })
    .describe('what stands beside a field that cannot be read'),
  reach: z
    .strictObject({
      sameDay: words,
      limit: words.describe('a mile from the edge of the circle, inside or outside'),
      shipping: words,
      unknown: words.describe('a ZIP code that only stands for boxes or a building'),
      outside: words,
    })
    .describe('which way an order gets there'),
  call: words.describe('the link to the telephone'),
  sameDay: z.strictObject({
    days: words,
    fee: words.describe('below the sum, or where it is not known'),
    lacks: template('amount'),
    rule: words.describe('where the sum is not known'),
    free: words,
    why: template('start', 'daysOff'),
  }),
  shipping: z.strictObject({
    days: words,
    nextDay: words,
    fee: words.describe('below the sum, or where it is not known'),
    lacks: template('amount'),
    rule: words.describe('where the sum is not known'),
    free: words,
    why: template('start', 'daysOff'),
  }),
  cost: words,
  reason: words,
  start: z
    .strictObject({ now: template('day', 'time'), later: template('day', 'time') })
    .describe('when work begins, as a part of the reason'),
  span: template('first', 'last'),
  noDay: words.describe('where no day of the next year would do'),
  holidays: words.describe('the last of the days without delivery, in a list'),
});
export type PlanWords = z.infer<typeof plan>;

/** content/pages/shipping.yaml */
export const shippingSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ scale: words }),
  map,
  plan,
  facts: z.array(row).length(4),
  fees,
  timing: headWords.extend({
    drawing: timeline,
    list: z.array(z.strictObject({ time: words, text: words })).min(1),
  }),
  next: nextStep,
  finePrint: z.strictObject({
    title: words,
    rows: z.array(
      z.strictObject({ name: words, text: richWords, withPortal: richWords.optional() }),
    ),
  }),
});
