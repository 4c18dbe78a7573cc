import { expect, it } from 'vitest';
import { SettingsError } from '#server/environment-file.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { startFailure } from '#server/start-failure.ts';

it.each([
  ['a wrong setting', new SettingsError('PORT is not a whole number.')],
  ['a missing build', new Error('There is no build. Run npm run build.')],
  ['a database of a newer release', new NewerSchemaError(3, 1)],
])('shows only the message for %s', (_what, error) => {
  expect(startFailure(error)).toBe(error.message);
});

it.each([
  ['EADDRINUSE', 'listen', 'Stop the other program, or set PORT.'],
  ['EACCES', 'listen', 'Set PORT to 1024 or more'],
  ['EADDRNOTAVAIL', 'listen', 'Set HOST to an address of this machine'],
  ['ENOTFOUND', 'getaddrinfo', 'Set HOST to an address of this machine'],
])('explains how to fix %s', (code, syscall, advice) => {
  const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
  expect(startFailure(error)).toContain(advice);
});

it.each([
  ['a fault in the program', new TypeError('x is not a function')],
  ['an error of the system', Object.assign(new Error('EACCES'), { code: 'EACCES' })],
  ['a value that is not an error', 'a word'],
])('returns all of %s', (_what, error) => {
  expect(startFailure(error)).toBe(error);
});
