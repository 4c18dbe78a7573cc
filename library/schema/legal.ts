import { z } from 'zod';
import { dateText } from '#library/schema/review.ts';
import {
  nextStep,
  richText,
  searchEntry,
  text,
  textGroup,
  urlSegment,
} from '#library/schema/values.ts';

const list = z.strictObject({ list: z.array(richText).min(1) }).meta({ title: 'List' });

const block = z.union([richText.meta({ title: 'Paragraph' }), list], {
  // Zod reports problems for both options, so keep only the relevant one.
  error: ({ input, errors }) => {
    if (typeof input === 'string') return errors[0]?.[0]?.message;
    return 'isn\'t a paragraph or a list. For a list, write "- list:" and its entries below it, each starting with "- "';
  },
});

export const policySchema = z.strictObject({
  search: searchEntry,
  title: text,
  lead: text
    .optional()
    .describe('Shown below the title. Leave it empty to use the standard sentence.'),
  dateLabel: text
    .optional()
    .describe('Shown before the date. Leave it empty to use “Last updated”.'),
  updated: dateText,
  sections: z
    .array(
      z.strictObject({
        id: urlSegment('who-we-are'),
        title: text,
        note: text.describe('A one-sentence summary.'),
        body: z.array(block).min(1),
      }),
    )
    .refine((sections) => new Set(sections.map(({ id }) => id)).size === sections.length, {
      error: 'has two sections with the same id. Give each its own id',
    }),
});

export type Policy = z.infer<typeof policySchema>;

export const policyPageSchema = textGroup('lead', 'updated', 'contents').extend({ next: nextStep });
