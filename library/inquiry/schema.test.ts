import { expect, test } from 'vitest';
import { fieldRules, mapFields } from '#library/inquiry/fields.ts';
import { parseInquiry, toInquiryBody } from '#library/inquiry/schema.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';

const getMessages = (body: unknown) => {
  const result = parseInquiry(body);
  return result.ok ? {} : result.fields;
};
const parseValid = (change: Partial<typeof values>) => {
  const result = parseInquiry(toInquiryBody({ ...values, ...change }));
  if (!result.ok) throw new Error(JSON.stringify(result.fields));
  return result.inquiry;
};

test('rejects a body that is not an object', () => {
  expect(Object.keys(getMessages(['x']))).toEqual(['body']);
});

test.each([
  ['empty', toInquiryBody(mapFields(() => ''))],
  ['missing', {}],
  ['not text', { name: 7, message: null }],
])('returns a message for each field that is %s', (_, body) => {
  expect(getMessages(body)).toMatchObject({
    name: 'Name must be at least 2 characters',
    credentials: 'Credentials are required',
    practice: 'Practice name is required',
    email: 'Please enter a valid email address',
    message: 'Message must be at least 10 characters',
  });
});

test.each<[string, Partial<typeof values>, Partial<typeof values>]>([
  [
    'replaces line breaks and control characters in a line with a space',
    { name: ' Lena\r\nBcc: all@example.com\0' },
    { name: 'Lena Bcc: all@example.com' },
  ],
  [
    'keeps line breaks in a message and drops other control characters',
    { message: 'First line\r\nsecond\tline\0\u0007' },
    { message: 'First line\nsecond\tline' },
  ],
  ['replaces lone surrogates', { name: 'Lena \ud800' }, { name: 'Lena \ufffd' }],
  ['keeps zero-width non-joiners', { name: 'علی\u200cرضا' }, { name: 'علی\u200cرضا' }],
])('%s', (_, change, expected) => {
  expect(parseValid(change)).toMatchObject(expected);
});

test.each([
  ['zero-width spaces', '\u200b\u200b\u200b'],
  ['joiners and direction marks around a space', '\u200d\u2060 \u202e\ufeff'],
  ['Hangul fillers', '\u3164\u115f\uffa0'],
  ['blank Braille', '\u2800\u2800'],
  ['variation selectors and tags', '\ufe0f\u{e0041}\u{e0042}'],
  ['one visible letter', 'L\u200b'],
])('rejects entries that contain only %s', (_, text) => {
  const entries = { ...values, name: text, message: text.repeat(9) };
  expect(Object.keys(getMessages(toInquiryBody(entries)))).toEqual(['name', 'message']);
});

test.each([
  "o'brien+tag@sub.clinic.example",
  'praxis@münchen.example',
  'x@clinic.xn--p1ai',
  `${'a'.repeat(64)}@clinic.example`,
])('accepts the address %s', (email) => {
  expect(parseValid({ email }).email).toBe(email);
});

test.each([
  'a@localhost',
  'a@clinic.example,b@clinic.example',
  'a@-clinic.example',
  '.a@clinic.example',
  'a..b@clinic.example',
  `${'a'.repeat(65)}@clinic.example`,
  `${'a'.repeat(250)}@clinic.example`,
])('rejects the address %s', (email) => {
  expect(getMessages(toInquiryBody({ ...values, email }))).toEqual({
    email: 'Please enter a valid email address',
  });
});

test('states the limit when an entry is too long', () => {
  const message = 'x'.repeat(fieldRules.message.maximum + 1);
  expect(getMessages(toInquiryBody({ ...values, message, name: 'x'.repeat(101) }))).toEqual({
    name: 'Name must be at most 100 characters',
    message: 'Message must be at most 5000 characters',
  });
});

test('rejects another subject or form type', () => {
  expect(getMessages({ ...toInquiryBody(values), subject: 'Buy', formType: 'x' })).toEqual({
    subject: "Subject must be 'Provider Partnership Inquiry'",
    formType: "Form type must be 'provider'",
  });
});
