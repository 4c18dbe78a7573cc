import { z } from 'zod';
import {
  asDescription,
  headWords,
  nextStep,
  richWords,
  searchWords,
  template,
  words,
} from '#library/schema/values.ts';

/** The drawing on /faq has marks for up to 59 questions. */
export const questionsSchema = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        question: words,
        answer: richWords.describe('the answer; a link is written [words](/address)'),
      }),
    )
    .min(2)
    .max(59)
    .refine(
      (list) => new Set(list.map(({ question }) => question)).size === list.length,
      'has the same question twice. Remove one of them',
    ),
});

export const faqSchema = z.strictObject({
  search: searchWords.extend({ description: asDescription(template('count')) }),
  head: headWords.extend({ lead: template('count'), watch: words }),
  still: nextStep,
});
