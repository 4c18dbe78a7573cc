import { byField, fieldRules, type InquiryValues } from '#library/inquiry/fields.ts';

/** Fields that are added later get a value too. */
export const sampleValues: InquiryValues = {
  ...byField((field) =>
    fieldRules[field].kind === 'email' ? `${field}@westside.example` : `Sample ${field}`,
  ),
  name: 'Lena Ashgrove',
  credentials: 'MD',
  practice: 'Westside Dermatology',
  email: 'office@westside.example',
  message: 'We would like to discuss melasma formulas.',
};
