import { byField, fieldRules, type InquiryValues } from '#library/inquiry/fields.ts';

/** A value for every field, including fields added later. */
export const sampleValues: InquiryValues = {
  ...byField((field) =>
    fieldRules[field].kind === 'email' ? `${field}@westside.example` : `Sample of ${field}`,
  ),
  name: 'Lena Ashgrove',
  credentials: 'MD',
  practice: 'Westside Dermatology',
  email: 'office@westside.example',
  message: 'We would like to discuss melasma formulas.',
};
