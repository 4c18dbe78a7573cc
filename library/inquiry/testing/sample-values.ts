import { fieldRules, type InquiryValues, mapFields } from '#library/inquiry/fields.ts';

/** Fields that are added later get a value too. */
export const sampleValues: InquiryValues = {
  ...mapFields((field) =>
    fieldRules[field].kind === 'email' ? `${field}@westside.example` : `Sample ${field}`,
  ),
  name: 'Lena Ashgrove',
  credentials: 'MD',
  practice: 'Westside Dermatology',
  email: 'office@westside.example',
  message: 'We would like to discuss melasma formulas.',
};
