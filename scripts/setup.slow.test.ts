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

function runSetup(modules: object | undefined, args: string[] = [], npm = 'touch called') {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'set up '));
  const toPath = (path: string) => join(folder.path, path);
  for (const name of ['scripts', 'bin', 'node_modules/.bin']) {
    mkdirSync(toPath(name), { recursive: true });
  }
  cpSync(join(import.meta.dirname, 'setup.mjs'), toPath('scripts/setup.mjs'));
  writeFileSync(toPath('package-lock.json'), JSON.stringify({ packages }));
  writeFileSync(toPath('bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 });
  if (modules) {
    writeFileSync(toPath('node_modules/.package-lock.json'), JSON.stringify({ packages: modules }));
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
