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
} from '#library/schema/values.ts';

const place = z.strictObject({
  name: words,
  east: decimal,
  north: decimal,
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

/** content/pages/shipping.yaml */
export const shippingSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ scale: words }),
  map,
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
