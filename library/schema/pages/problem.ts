import { z } from 'zod';
import { checkPageReview, pageReviewFields, sources } from '#library/schema/review.ts';
import {
  describedRow,
  nextStep,
  pageBase,
  plainHead,
  richRow,
  richText,
  text,
} from '#library/schema/values.ts';

export const problemSchema = pageBase
  .extend({
    now: z.strictObject({
      title: text,
      steps: z.array(z.strictObject({ title: text, text: richText })).min(1),
    }),
    call: plainHead.extend({ rows: z.array(richRow).min(1) }),
    promise: plainHead.extend({
      rows: z.array(describedRow('what you do when someone reports a problem')).min(1),
    }),
    next: nextStep,
    sources,
    ...pageReviewFields,
  })
  .superRefine(checkPageReview);
