import { z } from 'zod';
import { noticeFields } from '#library/schema/review.ts';
import {
  callToAction,
  drawingName,
  link,
  pageBase,
  plainHead,
  richHead,
  richRow,
  richText,
  row,
  sitePath,
  tabId,
  text,
  textGroup,
  titledText,
} from '#library/schema/values.ts';

const servicesSchema = pageBase.extend({
  assurances: plainHead.extend({
    items: z
      .array(
        z.strictObject({
          id: tabId,
          drawing: drawingName(['scales', 'crystal', 'dial']),
          title: text,
          heading: text,
          text,
          facts: z.array(row.extend({ withPortal: text.optional() })),
        }),
      )
      .min(1)
      .max(4),
  }),
  questions: callToAction.extend({ items: z.array(textGroup('question', 'answer')) }),
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
    textGroup('title', 'description', 'area').extend({ to: sitePath, drawing: drawing.optional() }),
  )
  .min(1);

const conditionsPageSchema = pageBase.extend({ cards: textGroup('title'), other: callToAction });

const hormonesSchema = pageBase.extend({
  head: plainHead.extend({ consultation: text, link }),
  hormones: richHead.extend({ rows: z.array(richRow) }),
  rhythms: plainHead.extend({
    scale: textGroup('start', 'middle', 'end').describe('the labels of each scale'),
    items: z.array(
      textGroup('form', 'lasts', 'note').extend({ drawing: drawingName(['day', 'implant']) }),
    ),
  }),
  visit: plainHead.extend({
    lists: z.array(z.strictObject({ title: text, items: z.array(text) })),
  }),
  care: richHead.extend({
    emergency: z.strictObject({ title: text, items: z.array(text).max(5) }),
  }),
  call: callToAction.extend({ lead: richText }),
  ...noticeFields(),
});

const shape = z.enum(['hexagon', 'drop', 'circle'], {
  error: "isn't a shape. Use one of: hexagon, drop, circle",
});

const specialistsSchema = pageBase.extend({
  specialties: z.strictObject({ title: text, items: z.array(titledText.extend({ shape })) }),
  featured: textGroup('title', 'soon', 'profile').extend({
    people: z.array(
      z
        .strictObject({ name: text, shape, field: text, place: text, focus: text })
        .describe('a clinician in the network who agreed in writing to be named here'),
    ),
  }),
  providers: plainHead.extend({ benefits: z.array(titledText), links: z.array(link).min(1) }),
  referrals: plainHead.extend({ link }),
});

export const treatmentSchemas = {
  'pages/conditions.yaml': conditionsPageSchema,
  'pages/hormones.yaml': hormonesSchema,
  'pages/services.yaml': servicesSchema,
  'pages/specialists.yaml': specialistsSchema,
  'conditions.yaml': conditionsSchema,
};
