import { describe, expect, it } from 'vitest';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { SettingsError } from '#server/settings.ts';
import { startFailure } from '#server/start-failure.ts';

describe('a start that fails', () => {
  it.each([
    ['a setting is wrong', new SettingsError('PORT is not a whole number.')],
    ['the build is missing', new Error('There is no build. Run npm run build.')],
    ['the database belongs to a newer release', new NewerSchemaError(3, 1)],
  ])('says one sentence and no stack when %s', (_what, error) => {
    expect(startFailure(error)).toBe(error.message);
  });

  it('says what to do when the address is taken', () => {
    const error = Object.assign(new Error('listen EADDRINUSE: 127.0.0.1:3000'), {
      code: 'EADDRINUSE',
    });
    expect(startFailure(error)).toBe(
      'The address is taken (listen EADDRINUSE: 127.0.0.1:3000). Stop what listens there, or set PORT.',
    );
  });

  it.each([
    ['a fault in the program', new TypeError('x is not a function')],
    ['an error of the system', Object.assign(new Error('EACCES'), { code: 'EACCES' })],
    ['what is no error', 'a word'],
  ])('shows all of %s', (_what, error) => {
    expect(startFailure(error)).toBe(error);
  });
});
