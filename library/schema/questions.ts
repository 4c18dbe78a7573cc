import { z } from 'zod';
import {
  limitDescription,
  limitedRichText,
  nextStep,
  plainHead,
  searchEntry,
  template,
  text,
} from '#library/schema/values.ts';

/** The drawing on /faq has marks for up to 59 questions. */
export const questionsSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: text.max(200),
        answer: limitedRichText(2000).describe('the answer; write a link as [text](/address)'),
      }),
    )
    .min(2)
    .max(59)
    .refine(
      (entries) => new Set(entries.map(({ question }) => question)).size === entries.length,
      'has the same question twice. Remove one of the two',
    ),
});

export const faqSchema = z.strictObject({
  search: searchEntry.extend({ description: limitDescription(template('count')) }),
  head: plainHead.extend({ lead: template('count'), more: text }),
  still: nextStep,
});
