import { expect, it } from 'vitest';
import { SettingsError } from '#server/environment-file.ts';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { describeStartFailure } from '#server/start-failure.ts';

it.each([
  ['a wrong setting', new SettingsError('PORT is not a whole number.')],
  ['a missing build', new Error('There is no build. Run npm run build.')],
  ['a database from a newer release', new NewerSchemaError(3, 1)],
])('shows only the message for %s', (_name, error) => {
  expect(describeStartFailure(error)).toBe(error.message);
});

it.each([
  ['EADDRINUSE', 'listen', 'Stop the other program or set PORT.'],
  ['EACCES', 'listen', 'Set PORT to 1024 or more'],
  ['EADDRNOTAVAIL', 'listen', "Set HOST to one of this machine's addresses"],
])('explains how to fix %s', (code, syscall, advice) => {
  const error = Object.assign(new Error(`${syscall} ${code}`), { code, syscall });
  expect(describeStartFailure(error)).toContain(advice);
});

it.each([
  ['a bug', new TypeError('x is not a function')],
  ['a system error', Object.assign(new Error('EACCES'), { code: 'EACCES' })],
  ['a value that is not an error', 'text'],
])('returns %s unchanged', (_name, error) => {
  expect(describeStartFailure(error)).toBe(error);
});
