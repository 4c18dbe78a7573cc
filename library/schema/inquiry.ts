import { z } from 'zod';
import { byField } from '#library/inquiry/fields.ts';
import { richWords, template, titledWords, words } from '#library/schema/values.ts';

const field = z.strictObject({ label: words, example: words.optional() });

export const inquiryWordsSchema = z.strictObject({
  title: words,
  fields: z.strictObject(byField(() => field)),
  trap: words,
  noPatients: richWords,
  send: words,
  sending: words,
  reply: words,
  outcomes: z.strictObject({
    sent: titledWords,
    failed: z.strictObject({ title: words, text: words, call: richWords }),
    invalid: z.strictObject({ one: words, many: template('count') }),
  }),
});

export type InquiryWords = z.infer<typeof inquiryWordsSchema>;
