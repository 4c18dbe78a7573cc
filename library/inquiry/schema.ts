import * as z from 'zod/mini';
import {
  byField,
  fieldRules,
  type InquiryField,
  type InquiryValues,
  inquiryFields,
} from '#library/inquiry/fields.ts';

/** What the form always says about itself; the server answers to nothing else. */
export const inquirySubject = 'Provider Partnership Inquiry';
export const inquiryFormType = 'provider';

export type InquiryMessages = Partial<Record<InquiryField, string>>;

/** A field people never see and leave empty. What fills it is a program. */
export const honeypotField = 'website';
/** Without JavaScript the key that makes a repeated send harmless travels in the form. */
export const idempotencyField = 'idempotency_key';

/**
 * One line of clean text: line breaks and control characters become a space, so that nothing a
 * sender types can start a new mail header, and no database refuses a NUL.
 */
const oneLine = z.overwrite<string>((value) =>
  value
    .toWellFormed()
    .replace(/[\s\p{Cc}\u2028\u2029]+/gu, ' ')
    .trim(),
);

const severalLines = z.overwrite<string>((value) =>
  value
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim(),
);

/** Joiners, fillers and marks of direction: they belong into some names, but are no name. */
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]+/gu;

const atLeast = (characters: number, message: string) =>
  z.refine<string>((value) => value.replace(invisible, '').trim().length >= characters, message);

/**
 * What browsers accept in an email input, with three differences: dots stand between characters,
 * because mail servers refuse any others, the domain needs one, because nobody outside can be
 * reached at `name@localhost`, and it may be written in any alphabet.
 */
const emailPattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?\.)+(?:[\p{L}\p{M}]{2,63}|xn--[a-z0-9-]{2,59})$/iu;

function entry(field: InquiryField) {
  const { kind, label, minimum = 0, maximum, wrong } = fieldRules[field];
  const text = z.string(wrong).check(kind === 'lines' ? severalLines : oneLine);
  if (kind === 'email') {
    return text.check(z.maxLength(maximum, wrong), z.regex(emailPattern, wrong));
  }
  return text.check(
    atLeast(minimum, wrong),
    z.maxLength(maximum, `${label} must be at most ${maximum} characters`),
  );
}

/** The contract of browser, page action and server function: one schema, one set of messages. */
export const inquirySchema = z.object({
  ...byField(entry),
  subject: z.literal(inquirySubject, `Subject must be '${inquirySubject}'`),
  formType: z.literal(inquiryFormType, `Form type must be '${inquiryFormType}'`),
});

export type InquiryBody = z.infer<typeof inquirySchema>;

export type ParsedInquiry =
  | { ok: true; inquiry: InquiryBody }
  | { ok: false; fields: Record<string, string> };

/** The first message for each field that is wrong, keyed by field. */
export function parseInquiry(body: unknown): ParsedInquiry {
  const result = inquirySchema.safeParse(body);
  if (result.success) return { ok: true, inquiry: result.data };
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = String(issue.path[0] ?? 'body');
    fields[field] ??= issue.message;
  }
  return { ok: false, fields };
}

/** What the form sends: the entries with the subject and the form type added. */
export const inquiryBody = (values: InquiryValues) => ({
  ...values,
  subject: inquirySubject,
  formType: inquiryFormType,
});

/** Messages for fields that the form has; anything else cannot be shown beside one. */
export function messagesOf(fields: Record<string, string>): InquiryMessages {
  return Object.fromEntries(
    inquiryFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
}
