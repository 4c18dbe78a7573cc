import { z } from 'zod';
import { checkVouching, noticeFields, sources, vouchingFields } from '#library/schema/review.ts';
import {
  callWords,
  headWords,
  richRow,
  richWords,
  searchWords,
  titledWords,
  words,
} from '#library/schema/values.ts';

const part = z.strictObject({ title: words, lead: richWords });

/** content/pages/send-a-prescription.yaml */
export const sendAPrescriptionSchema = z
  .strictObject({
    search: searchWords,
    head: headWords.extend({
      parts: z.strictObject({ label: words, who: z.tuple([words, words, words]) }),
    }),
    patients: part.extend({
      ways: z.array(z.strictObject({ name: words, value: richWords })).min(1),
      portal: z
        .strictObject({ name: words, without: richWords, with: richWords, link: words })
        .describe('what is said about a portal before and after content/site.yaml names one'),
    }),
    ready: headWords.extend({
      lists: z.array(z.strictObject({ title: words, items: z.array(words).min(1) })).min(1),
    }),
    steps: headWords.extend({
      items: z
        .array(titledWords.extend({ time: words }))
        .min(4)
        .max(5),
    }),
    prescribers: part.extend({
      address: z
        .array(
          z.strictObject({
            name: words,
            value: words.describe('what the directory of e-prescribing lists for you'),
          }),
        )
        .min(1),
      writing: z.array(richRow),
      handling: z.array(
        z.strictObject({
          name: words,
          value: richWords.describe('how you handle it, in the words of your pharmacist-in-charge'),
        }),
      ),
    }),
    animals: part.extend({ rows: z.array(richRow) }),
    limits: part.extend({
      refused: z.strictObject({ title: words, rows: z.array(richRow) }),
      asked: z.strictObject({
        title: words,
        rows: z.array(
          z.strictObject({
            name: words,
            value: richWords.describe(
              'what you make of it, in the words of your pharmacist-in-charge',
            ),
          }),
        ),
      }),
    }),
    call: callWords,
    sources,
    ...vouchingFields,
    ...noticeFields(),
  })
  .superRefine(checkVouching);
