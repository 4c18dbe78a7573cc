import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { NewerSchemaError } from '#server/inquiry/store/store.ts';
import { SettingsError } from '#server/settings-error.ts';
import { startFailure } from '#server/start-failure.ts';

/** What a server says that cannot listen there. */
async function failureOf(address: unknown): Promise<unknown> {
  if (typeof address !== 'object' || address === null) throw new Error('No address was given.');
  const server = createServer();
  const [error] = await Promise.all([once(server, 'error'), server.listen(address)]);
  return error[0];
}

describe('a start that fails', () => {
  it.each([
    ['a setting is wrong', new SettingsError('PORT is not a whole number.')],
    ['the build is missing', new Error('There is no build. Run npm run build.')],
    ['the database belongs to a newer release', new NewerSchemaError(3, 1)],
  ])('says one sentence and no stack when %s', (_what, error) => {
    expect(startFailure(error)).toBe(error.message);
  });

  it('says what to do when the address is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const said = startFailure(await failureOf(other.address()));
    other.close();
    expect(said).toMatch(
      /^The address is taken \(listen EADDRINUSE: .+\)\. Stop what listens there, or set PORT\.$/,
    );
  });

  it('says what to do when the address is not one of this machine', async () => {
    // Of a network that is set aside for documentation.
    const said = startFailure(await failureOf({ host: '192.0.2.1', port: 0 }));
    expect(said).toMatch(/^The address cannot be used \(listen EADDRNOTAVAIL.+\)\. Set HOST to /);
  });

  it('says what to do when the address is a name that nobody knows', async () => {
    const said = startFailure(await failureOf({ host: 'nowhere.invalid', port: 0 }));
    expect(said).toMatch(/^The address cannot be used \(getaddrinfo E.+\)\. Set HOST to /);
  });

  it('says what to do when the port is for root only', () => {
    const error = Object.assign(new Error('listen EACCES: permission denied 0.0.0.0:80'), {
      code: 'EACCES',
      syscall: 'listen',
    });
    expect(startFailure(error)).toBe(
      'The port is not open to this user (listen EACCES: permission denied 0.0.0.0:80). Set PORT to 1024 or more, and let a proxy stand in front of it.',
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
