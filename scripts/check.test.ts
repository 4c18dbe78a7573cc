import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-'));
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  tool('biome', 'exit 0');
  tool('react-router', 'exit 0');
  tool('tsc', 'exit 0');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** In place of one that would look through the whole project. */
function tool(name: string, script: string) {
  const path = join(folder, 'node_modules/.bin', name);
  writeFileSync(path, `#!/bin/sh\necho "$(basename "$0") $*" >> called\n${script}\n`);
  chmodSync(path, 0o755);
}

function check() {
  const script = join(import.meta.dirname, 'check.ts');
  const { status, stderr } = spawnSync(process.execPath, [script], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stderr, called: readFileSync(join(folder, 'called'), 'utf8') };
}

it('npm run check is content when nothing is wrong', () => {
  const { status, called } = check();
  expect(status).toBe(0);
  expect(called).toMatch(/^biome .*\nreact-router typegen\ntsc --noEmit\n$/);
});

it('npm run check refuses warnings, as npm test does', () => {
  // Biome's own way with warnings.
  tool('biome', 'case "$*" in *--error-on-warnings*) exit 1;; esac');
  expect(check().status).toBe(1);
});

it('npm run check fails without a stack when types are wrong', () => {
  tool('tsc', 'exit 2');
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toBe('tsc --noEmit ended with exit code 2.\n');
});
