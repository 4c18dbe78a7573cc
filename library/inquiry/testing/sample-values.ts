import { fieldRules, type InquiryValues, mapFields } from '#library/inquiry/fields.ts';

/** `mapFields` also gives a value to fields that are added later. */
export const sampleValues: InquiryValues = {
  ...mapFields((field) =>
    fieldRules[field].kind === 'email' ? `${field}@westside.example` : `Sample ${field}`,
  ),
  name: 'Lena Ashgrove',
  credentials: 'MD, FAAD',
  practice: 'Westside Dermatology',
  email: 'office@westside.example',
  message: 'We would like to discuss melasma formulas.',
};
