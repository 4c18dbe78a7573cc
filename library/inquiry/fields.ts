import { type FieldRules, fieldTable } from '#library/inquiry/field-table.ts';

export type InquiryField = keyof typeof fieldTable;
export type InquiryValues = Record<InquiryField, string>;

export const fieldRules: Record<InquiryField, FieldRules> = fieldTable;

// The keys of a literal are those of its type, which TypeScript can't express.
export const inquiryFields = Object.keys(fieldTable) as readonly InquiryField[];

/** Maps every field to a value. */
export function byField<Value>(make: (field: InquiryField) => Value): Record<InquiryField, Value> {
  const entries = inquiryFields.map((field) => [field, make(field)]);
  return Object.fromEntries(entries) as Record<InquiryField, Value>;
}

/** Labels and values: single lines for a table, multiline text to show below it. */
export function labeledEntries(
  values: InquiryValues,
  which: 'one line' | 'several lines',
): [label: string, value: string][] {
  return inquiryFields
    .filter((field) => (fieldRules[field].kind === 'lines') === (which === 'several lines'))
    .map((field) => [fieldRules[field].label, values[field]]);
}
