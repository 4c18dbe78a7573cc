import { z } from 'zod';
import {
  link,
  nextStep,
  pageBase,
  richText,
  sitePath,
  template,
  text,
  textGroup,
} from '#library/schema/values.ts';

const typedPhrase = (maxLength: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(maxLength)
    .refine(
      (value) => /[\p{L}\p{N}]/u.test(value),
      'has no letters or digits. Write a word that people type',
    );

const phrase = typedPhrase(40);

export const searchSchema = z.strictObject({
  pinned: z
    .array(
      z.strictObject({
        text: richText.describe('The answer. Link phone numbers: [911](tel:911).'),
        language: z.literal('es').optional().describe('Set this if the answer is in Spanish.'),
        typed: z
          .array(typedPhrase(400))
          .min(1)
          .describe('Phrases that show the answer. Put a slash between alternative words.'),
        letters: text
          .optional()
          .describe('A search without results in English shows the answer if it has one of these.'),
        endings: z
          .array(text)
          .optional()
          .describe('The same, for words with these endings. Leave out accents.'),
        results: z
          .array(sitePath)
          .optional()
          .describe('The only results below the answer. Without these, all results are shown.'),
        except: z.array(phrase).optional().describe('Phrases that don’t show the answer.'),
      }),
    )
    .describe('Answers that appear above the results.'),
  delivery: z
    .strictObject({
      title: template('destination'),
      text,
      outside: text.describe('`text` for a ZIP code where we don’t deliver or ship.'),
    })
    .describe('The first result for a ZIP code.'),
  synonyms: z
    .array(
      z
        .strictObject({
          typed: z.array(phrase).min(1).describe('A word or short phrase that people type.'),
          means: z.array(phrase).min(1).optional().describe('The words our pages use instead.'),
          to: sitePath.optional().describe('The page that answers it best.'),
        })
        .refine(({ means, to }) => means ?? to, 'needs `means` or `to`. Add one of them'),
    )
    .describe('Words people use for things our pages call something else.'),
  neverCorrected: z.array(phrase).describe('Words that are never treated as typos.'),
});

const resultsText = z.strictObject({
  results: z.strictObject({
    one: template('query'),
    many: template('count', 'query'),
    places: text,
  }),
  none: z.strictObject({ title: template('query'), text: richText, link }),
});

export const searchPageSchema = pageBase.extend({
  field: textGroup('label', 'submit'),
  ...resultsText.shape,
  spanish: resultsText.describe('`results` and `none` for a search in Spanish'),
  often: z.strictObject({ title: text, links: z.array(link).min(1) }),
  next: nextStep,
});

/** Only these fields are sent to the browser. */
export type SearchFormText = Pick<
  z.infer<typeof searchPageSchema>,
  'field' | 'results' | 'none' | 'spanish' | 'often'
>;
