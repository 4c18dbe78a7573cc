import { z } from 'zod';
import { checkPageReview, pageReviewFields, sources } from '#library/schema/review.ts';
import {
  nextStep,
  pageBase,
  rejectDuplicates,
  richText,
  text,
  textGroup,
} from '#library/schema/values.ts';
import { slug } from '#library/slug.ts';

const term = z.strictObject({
  term: text.max(40),
  also: z.array(text).default([]).describe('Other names for it.'),
  aside: text.optional().describe("A short note next to the term, if we don't make it."),
  inTexts: z
    .array(text.min(3))
    .optional()
    .describe('Phrases to explain on other pages. Leave the list empty for none.'),
  meaning: richText.describe('The meaning, in a few short sentences.'),
  sources: sources.optional(),
});

export const glossarySchema = z
  .strictObject({ ...pageReviewFields, terms: z.array(term).min(1) })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    const slugs = values.terms.map(({ term }) => slug(term));
    const message = 'is already in the list. Remove one of the two';
    rejectDuplicates(context, slugs, (index) => ['terms', index, 'term'], message);
  });

export const glossaryPageSchema = pageBase.extend({
  head: textGroup('title', 'lead', 'back'),
  ...textGroup('letters', 'figures', 'also', 'set').shape,
  next: nextStep,
});
