import { z } from 'zod';
import { dateText } from '#library/schema/review.ts';
import {
  addressPart,
  nextStep,
  richWords,
  searchWords,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const list = z.strictObject({ list: z.array(richWords).min(1) }).meta({ title: 'List' });

const block = z.union([richWords.meta({ title: 'Paragraph' }), list], {
  // Report only the problem of the alternative that the author meant.
  error: ({ input, errors }) => {
    if (typeof input === 'string') return errors[0]?.[0]?.message;
    return 'isn\'t a paragraph or a list. For a list, write "- list:" and its entries below it, each starting with "- "';
  },
});

export const policySchema = z.strictObject({
  search: searchWords,
  title: words,
  lead: words.optional().describe('Replaces the sentence below the title.'),
  dateLabel: words.optional().describe('Replaces “Last updated”.'),
  updated: dateText,
  sections: z
    .array(
      z.strictObject({
        id: addressPart('who-we-are'),
        title: words,
        note: words.describe('The same in one sentence.'),
        body: z.array(block).min(1),
      }),
    )
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      error: 'has two sections with one id. Give each its own',
    }),
});

export type Policy = z.infer<typeof policySchema>;

export const policyPageSchema = wordGroup('lead', 'updated', 'contents').extend({
  next: nextStep,
});
