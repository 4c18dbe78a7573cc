import { expect, it } from 'vitest';
import { formatReference, parseReference } from '#library/inquiry/reference.ts';

const id = '01c0ffee-7b1d-4a52-9f0e-6d1f2a3b4c5d';

it('makes a reference number that is easy to read', () => {
  expect(formatReference(id)).toBe('070F-ZVKV');
  expect(formatReference(`00000000-00${id.slice(11)}`)).toBe('0000-0000');
  expect(formatReference(`ffffffff-ff${id.slice(11)}`)).toBe('ZZZZ-ZZZZ');
});

it.each(['070F-ZVKV', '070fzvkv', ' o7of zvkv ', 'O7OF-ZVKV'])('finds the ID of %o', (text) => {
  expect(parseReference(formatReference(id))).toBe('01c0ffee-7b');
  expect(parseReference(text)).toBe(parseReference('070F-ZVKV'));
});

it.each(['', '070F-ZVK', '070F-ZVKVV', '070F-ZVKU', id])('rejects %o', (text) => {
  expect(parseReference(text)).toBeNull();
});
