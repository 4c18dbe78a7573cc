import { byField, fieldRules, type InquiryValues } from '#library/inquiry/fields.ts';

/** An entry for every field, also for those that no test knows by name. */
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
