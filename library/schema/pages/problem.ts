import { z } from 'zod';
import { checkPageReview, pageReviewFields, sources } from '#library/schema/review.ts';
import {
  describedRow,
  headWords,
  nextStep,
  richRow,
  richWords,
  searchWords,
  words,
} from '#library/schema/values.ts';

export const problemSchema = z
  .strictObject({
    search: searchWords,
    head: headWords,
    emergency: words,
    now: z.strictObject({
      title: words,
      steps: z.array(z.strictObject({ title: words, text: richWords })).min(1),
    }),
    call: headWords.extend({ rows: z.array(richRow).min(1) }),
    promise: headWords.extend({
      rows: z.array(describedRow('what you do when someone reports a problem')).min(1),
    }),
    next: nextStep,
    sources,
    ...pageReviewFields,
  })
  .superRefine(checkPageReview);
