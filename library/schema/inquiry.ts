import { z } from 'zod';
import { mapFields } from '#library/inquiry/fields.ts';
import { richText, template, text, titledText } from '#library/schema/values.ts';

const field = z.strictObject({ label: text, example: text.optional() });

export const inquiryTextSchema = z.strictObject({
  title: text,
  fields: z.strictObject(mapFields(() => field)),
  trap: text,
  noPatients: richText,
  send: text,
  sending: text,
  reply: text,
  outcomes: z.strictObject({
    sent: titledText,
    failed: z.strictObject({ title: text, text, call: richText }),
    invalid: z.strictObject({ one: text, many: template('count') }),
  }),
});

export type InquiryText = z.infer<typeof inquiryTextSchema>;
