import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = {
  '': { version: '1.0.0' },
  'node_modules/tool': { version: '1.2.3' },
  'node_modules/for-macos': { version: '1.0.0', optional: true },
  'node_modules/for-tests': { version: '1.0.0', dev: true },
};

/** Runs the set-up in a folder with these packages installed and an npm that leaves a file. */
function setUp(installed: object | undefined, args: string[] = [], npm = 'touch called') {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'set up '));
  const at = (path: string) => join(folder.path, path);
  for (const name of ['scripts', 'bin', 'node_modules/.bin']) {
    mkdirSync(at(name), { recursive: true });
  }
  cpSync(join(import.meta.dirname, 'setup.mjs'), at('scripts/setup.mjs'));
  writeFileSync(at('package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(at('bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  if (installed) {
    writeFileSync(at('node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
    symlinkSync(process.execPath, at('node_modules/.bin/node'));
  }
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/setup.mjs'), ...args], {
    env: { PATH: `${at('bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stderr, installs: existsSync(at('called')) };
}

const { 'node_modules/tool': tool, 'node_modules/for-tests': forTests } = packages;

it.each([
  ['nothing', undefined, ['--omit=dev'], true],
  ['another version', { 'node_modules/tool': { version: '1.2.2' } }, ['--omit=dev'], true],
  ['what serving needs', { 'node_modules/tool': tool }, ['--omit=dev'], false],
  ['what serving needs', { 'node_modules/tool': tool }, [], true],
  ['everything', { 'node_modules/tool': tool, 'node_modules/for-tests': forTests }, [], false],
])('with %s installed (%o, %o) calls npm: %s', (_name, installed, args, installs) => {
  expect(setUp(installed, args)).toMatchObject({ status: 0, installs });
});

it('ends with npm’s exit code and what to do', () => {
  expect(setUp(undefined, [], 'exit 7')).toMatchObject({
    status: 7,
    stderr: expect.stringMatching(/try again\.\n$/),
  });
});
