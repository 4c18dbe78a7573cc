import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeSetUpFolder } from './testing/set-up-folder.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'set up '));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** With an npm that only leaves a sign that it was called. */
function setUp(lock: Parameters<typeof makeSetUpFolder>[1], npm = 'touch called') {
  const script = makeSetUpFolder(folder, lock);
  mkdirSync(join(folder, 'bin'));
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], {
    env: { PATH: `${join(folder, 'bin')}:${process.env.PATH}` },
    encoding: 'utf8',
  });
  return { status, stdout, stderr, installs: existsSync(join(folder, 'called')) };
}

describe('the set-up', () => {
  const tool = { 'node_modules/tool': { version: '1.2.3' } };

  it('installs nothing after an npm ci that somebody else has run', () => {
    const project = { '': { version: '1.0.0' } };
    const answer = setUp({ wanted: { ...project, ...tool }, installed: tool });
    expect(answer).toMatchObject({ status: 0, stdout: '', installs: false });
  });

  it('does not wait for packages of another kind of machine', () => {
    const other = { 'node_modules/for-macos': { version: '1.0.0', optional: true } };
    expect(setUp({ wanted: { ...tool, ...other }, installed: tool }).installs).toBe(false);
  });

  it.each([
    ['nothing is installed', undefined],
    ['a package is missing', {}],
    ['a package has another version', { 'node_modules/tool': { version: '1.2.2' } }],
  ])('installs when %s, and says how long it takes', (_when, installed) => {
    const answer = setUp({ wanted: tool, ...(installed && { installed }) });
    expect(answer).toMatchObject({ status: 0, stdout: expect.stringMatching(/a minute/) });
    expect(answer.installs).toBe(true);
  });

  it('ends when npm fails, with its exit code and what to do', () => {
    const answer = setUp({ wanted: tool }, 'exit 7');
    expect(answer).toMatchObject({
      status: 7,
      stderr: expect.stringMatching(/run this again\.\n$/),
    });
  });
});
