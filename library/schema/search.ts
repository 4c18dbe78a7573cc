import { z } from 'zod';
import {
  headWords,
  link,
  nextStep,
  richWords,
  searchWords,
  sitePath,
  template,
  wordGroup,
  words,
} from '#library/schema/values.ts';

const typedWords = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has no letters. Write a word that people type');

const phrase = typedWords(40);

export const searchSchema = z.strictObject({
  pinned: z
    .array(
      z.strictObject({
        text: richWords.describe('The answer. Numbers to call are links: [911](tel:911).'),
        language: z.literal('es').optional().describe('Where it is not in English.'),
        typed: z
          .array(typedWords(400))
          .min(1)
          .describe('Phrases that call for it. A slash is between words to choose from.'),
        except: z.array(phrase).optional().describe('Phrases that do not count.'),
      }),
    )
    .describe('Answers that appear above the results.'),
  delivery: z
    .strictObject({ title: template('destination'), text: words })
    .describe('The first result for a ZIP code.'),
  synonyms: z
    .array(
      z
        .strictObject({
          typed: z.array(phrase).min(1).describe('What people type, a word or a few.'),
          means: z.array(phrase).min(1).optional().describe('The words of our pages for it.'),
          to: sitePath.optional().describe('The place that answers it best.'),
        })
        .refine(({ means, to }) => means ?? to, 'needs `means` or `to`'),
    )
    .describe('Words that people use for what our pages call otherwise.'),
  neverCorrected: z
    .array(phrase)
    .describe('Words that are never taken for a typo of another word.'),
});

export const searchPageSchema = z.strictObject({
  search: searchWords,
  head: headWords,
  field: wordGroup('label', 'submit'),
  results: z.strictObject({
    one: template('query'),
    many: template('count', 'query'),
    places: words,
    mentions: words,
  }),
  none: z.strictObject({ title: template('query'), text: richWords, link }),
  often: z.strictObject({ title: words, links: z.array(link).min(1) }),
  next: nextStep,
});

/** The part that is sent to the browser. */
export type FindWords = Pick<
  z.infer<typeof searchPageSchema>,
  'field' | 'results' | 'none' | 'often'
>;
