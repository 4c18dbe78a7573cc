import { fieldRules, type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';

/** What was typed, each entry with its label: for a table, or to stand below one. */
export function entries(
  values: InquiryValues,
  which: 'one line' | 'several lines',
): [label: string, value: string][] {
  return inquiryFields
    .filter((field) => (fieldRules[field].kind === 'lines') === (which === 'several lines'))
    .map((field) => [fieldRules[field].label, values[field]]);
}
