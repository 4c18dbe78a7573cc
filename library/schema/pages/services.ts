import { z } from 'zod';
import { noticeFields } from '#library/schema/review.ts';
import {
  callWords,
  drawingName,
  headWords,
  link,
  richHead,
  row,
  searchWords,
  sitePath,
  tabId,
  titledWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const servicesSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  assurances: headWords.extend({
    items: z
      .array(
        z.strictObject({
          id: tabId,
          drawing: drawingName(['scales', 'crystal', 'dial']),
          title: words,
          heading: words,
          text: words,
          facts: z.array(row.extend({ withPortal: words.optional() })),
        }),
      )
      .min(1)
      .max(4),
  }),
  questions: callWords.extend({ items: z.array(wordGroup('question', 'answer')) }),
  everyService: z.strictObject({ back: link, contact: link }),
});

const drawing = drawingName([
  'acne',
  'rosacea',
  'menopause',
  'low-testosterone',
  'hair-loss',
  'thyroid',
]);

const conditionsSchema = z
  .array(
    wordGroup('title', 'description', 'area').extend({
      to: sitePath,
      drawing: drawing.optional(),
    }),
  )
  .min(1);

const conditionsPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  cards: wordGroup('title'),
  other: callWords,
});

const hormonesSchema = z.strictObject({
  search: searchWords,
  head: headWords.extend({ consultation: words, link }),
  hormones: richHead.extend({ rows: z.array(row) }),
  rhythms: headWords.extend({
    items: z.array(
      wordGroup('form', 'lasts', 'note').extend({
        drawing: drawingName(['day', 'implant']),
      }),
    ),
  }),
  visit: headWords.extend({
    lists: z.array(z.strictObject({ title: words, items: z.array(words) })),
  }),
  care: richHead.extend({
    emergency: z.strictObject({ title: words, items: z.array(words).max(5) }),
  }),
  call: callWords,
  ...noticeFields(),
});

const shape = z.enum(['hexagon', 'drop', 'circle'], {
  error: "isn't a shape. Use one of: hexagon, drop, circle",
});
export type Shape = z.infer<typeof shape>;

const specialistsSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  specialties: z.strictObject({ title: words, items: z.array(titledWords.extend({ shape })) }),
  featured: wordGroup('title', 'soon', 'profile').extend({
    people: z.array(
      z
        .strictObject({ name: words, shape, field: words, place: words, focus: words })
        .describe('a clinician of the network who agreed in writing to be named here'),
    ),
  }),
  providers: headWords.extend({ benefits: z.array(titledWords), links: z.array(link).min(1) }),
  referrals: headWords.extend({ link }),
});

export const treatmentSchemas = {
  'pages/conditions.yaml': conditionsPageSchema,
  'pages/hormones.yaml': hormonesSchema,
  'pages/services.yaml': servicesSchema,
  'pages/specialists.yaml': specialistsSchema,
  'conditions.yaml': conditionsSchema,
};
