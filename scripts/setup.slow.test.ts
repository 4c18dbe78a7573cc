import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createTemporaryFolder } from './testing/temporary-folder.ts';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/tool': { version: '1.2.3' },
  'node_modules/for-macos': { version: '1.0.0', optional: true },
  'node_modules/for-tests': { version: '1.0.0', dev: true },
};

function runSetup(modules: object | undefined, args: string[] = [], npm = 'touch called') {
  const folder = createTemporaryFolder({
    'set up/scripts/setup.mjs': readFileSync(join(import.meta.dirname, 'setup.mjs'), 'utf8'),
    'set up/package-lock.json': JSON.stringify({ packages }),
    'set up/bin/npm': `#!/bin/sh\n${npm}\n`,
    ...(modules && {
      'set up/node_modules/.package-lock.json': JSON.stringify({ packages: modules }),
    }),
  });
  const toPath = (path: string) => join(folder, 'set up', path);
  chmodSync(toPath('bin/npm'), 0o755);
  if (modules) {
    mkdirSync(toPath('node_modules/.bin'));
    symlinkSync(process.execPath, toPath('node_modules/.bin/node'));
  }
  const { status, stderr } = spawnSync(process.execPath, [toPath('scripts/setup.mjs'), ...args], {
    env: { PATH: `${toPath('bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stderr, runsNpm: existsSync(toPath('called')) };
}

const { 'node_modules/tool': tool, 'node_modules/for-tests': forTests } = packages;

it.each([
  ['no packages', undefined, ['--omit=dev'], true],
  ['an old version', { 'node_modules/tool': { version: '1.2.2' } }, ['--omit=dev'], true],
  ['the packages for serving', { 'node_modules/tool': tool }, ['--omit=dev'], false],
  ['the packages for serving', { 'node_modules/tool': tool }, [], true],
  ['all packages', { 'node_modules/tool': tool, 'node_modules/for-tests': forTests }, [], false],
])('runs npm only if needed, with %s (%o, %o): %s', (_name, modules, args, runsNpm) => {
  expect(runSetup(modules, args)).toMatchObject({ status: 0, runsNpm });
});

it('exits with npm’s exit code and suggests a fix', () => {
  expect(runSetup(undefined, [], 'exit 7')).toMatchObject({
    status: 7,
    stderr: expect.stringMatching(/try again\.\n$/),
  });
});
