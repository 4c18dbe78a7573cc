import { type FieldRules, fieldTable } from '#library/inquiry/field-table.ts';

export type InquiryField = keyof typeof fieldTable;
export type InquiryValues = Record<InquiryField, string>;

export const fieldRules: Record<InquiryField, FieldRules> = fieldTable;

// The cast is safe because a literal has only the keys in its type.
export const inquiryFields = Object.keys(fieldTable) as readonly InquiryField[];

export function mapFields<Value>(
  make: (field: InquiryField) => Value,
): Record<InquiryField, Value> {
  const entries = inquiryFields.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<InquiryField, Value>;
}

/** Emails show single lines in a table and multiline text below it. */
export function getLabeledEntries(
  values: InquiryValues,
  lineCount: 'one line' | 'several lines',
): [label: string, value: string][] {
  return inquiryFields
    .filter((field) => (fieldRules[field].kind === 'lines') === (lineCount === 'several lines'))
    .map((field) => [fieldRules[field].label, values[field]]);
}
