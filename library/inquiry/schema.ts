import * as z from 'zod/mini';
import {
  fieldRules,
  type InquiryField,
  type InquiryValues,
  inquiryFields,
  mapFields,
} from '#library/inquiry/fields.ts';

/** The server accepts no other subject or form type. */
export const inquirySubject = 'Provider Partnership Inquiry';
export const inquiryFormType = 'provider';

export type InquiryMessages = Partial<Record<InquiryField, string>>;

/** Only bots fill in this hidden field. */
export const honeypotField = 'website';
/** Carries the idempotency key when the form is sent without JavaScript. */
export const idempotencyField = 'idempotency_key';

/** A line break could inject a mail header, and the database rejects some control characters. */
const toOneLine = z.overwrite<string>((value) =>
  value
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim(),
);

const toSeveralLines = z.overwrite<string>((value) =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** Some names contain joiners and direction marks, but they don't count toward the length. */
const invisiblePattern = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;

const minVisibleLength = (characters: number, message: string) =>
  z.refine<string>(
    (value) => value.replace(invisiblePattern, '').trim().length >= characters,
    message,
  );

/**
 * This differs from the pattern that browsers use in three ways. It rejects leading, trailing or
 * double dots because mail servers do, requires a dot in the domain because mail to
 * `name@localhost` stays on this machine, and accepts international domain names.
 */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{2,59})$/iu;

function createEntrySchema(field: InquiryField) {
  const { kind, label, minimum = 0, maximum, wrong } = fieldRules[field];
  const text = z.string(wrong).check(kind === 'lines' ? toSeveralLines : toOneLine);
  if (kind === 'email') {
    return text.check(z.maxLength(maximum, wrong), z.regex(emailPattern, wrong));
  }
  return text.check(
    minVisibleLength(minimum, wrong),
    z.maxLength(maximum, `${label} must be at most ${maximum} characters`),
  );
}

export const inquirySchema = z.object({
  ...mapFields(createEntrySchema),
  subject: z.literal(inquirySubject, `Subject must be '${inquirySubject}'`),
  formType: z.literal(inquiryFormType, `Form type must be '${inquiryFormType}'`),
});

export type InquiryBody = z.infer<typeof inquirySchema>;

export function parseInquiry(body: unknown) {
  const result = inquirySchema.safeParse(body);
  if (result.success) return { ok: true as const, inquiry: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= issue.message;
  }
  return { ok: false as const, fields };
}

export const toInquiryBody = (values: InquiryValues) => ({
  ...values,
  subject: inquirySubject,
  formType: inquiryFormType,
});

export function pickFormMessages(fields: Record<string, string>): InquiryMessages {
  return Object.fromEntries(
    inquiryFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
}
