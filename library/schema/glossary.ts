import { z } from 'zod';
import { checkPageReview, pageReviewFields, sources } from '#library/schema/review.ts';
import {
  nextStep,
  refuseRepeats,
  richWords,
  searchWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';
import { slug } from '#library/slug.ts';

const term = z.strictObject({
  term: words.max(40),
  also: z.array(words).default([]).describe('What else it is called.'),
  aside: words.optional().describe('A few words beside it, where it is none of ours.'),
  inTexts: z
    .array(words.min(3))
    .optional()
    .describe('How texts write it, where they are to explain it. Empty: nowhere.'),
  meaning: richWords.describe('What it means, in a few short sentences.'),
  sources: sources.optional(),
});

export const glossarySchema = z
  .strictObject({ ...pageReviewFields, terms: z.array(term).min(1) })
  .superRefine((values, context) => {
    checkPageReview(values, context);
    refuseRepeats(
      context,
      values.terms.map(({ term }) => slug(term)),
      (place) => ['terms', place, 'term'],
      'is there already. Remove one of them',
    );
  });

export const glossaryPageSchema = z.strictObject({
  search: searchWords,
  head: wordGroup('title', 'lead', 'back'),
  letters: words,
  figures: words,
  also: words,
  set: words,
  next: nextStep,
});
