import { z } from 'zod';
import { mapFields } from '#library/inquiry/fields.ts';
import {
  nextStep,
  plainHead,
  richText,
  searchEntry,
  template,
  text,
  titledText,
} from '#library/schema/values.ts';

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
    sent: titledText.extend({ reference: text, what: text, next: richText, another: text }),
    failed: z.strictObject({ title: text, text, call: richText }),
    invalid: z.strictObject({ one: text, many: template('count') }),
  }),
});

const answerHead = z.strictObject({ title: template('reference'), lead: text });

/** The staff page that marks an inquiry as answered. */
export const answeredPageSchema = z.strictObject({
  search: searchEntry,
  unanswered: answerHead.extend({ button: text }),
  answered: answerHead,
  expired: plainHead,
  invalid: plainHead,
  unavailable: plainHead,
  next: nextStep,
});

export type InquiryText = z.infer<typeof inquiryTextSchema>;
