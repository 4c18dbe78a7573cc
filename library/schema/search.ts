import { z } from 'zod';

const phrase = z
  .string()
  .trim()
  .min(1)
  .max(40)
  .refine((text) => /[\p{L}\p{N}]/u.test(text), 'has no letters. Write a word that people type');

/** content/search.yaml */
export const searchSchema = z.strictObject({
  synonyms: z
    .array(
      z.strictObject({
        typed: z.array(phrase).min(1).describe('What people type, a word or a few.'),
        means: z.array(phrase).min(1).describe('The words of our pages for it.'),
      }),
    )
    .describe('Words that people use for what our pages call otherwise.'),
});
