import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSocket } from '#server/http/testing/test-server.ts';
import {
  unprivilegedUser,
  withinReach,
  workingFolder,
} from '#server/inquiry/testing/postgres-programs.ts';

const user = unprivilegedUser();
const made: string[] = [];
let closed: string;

beforeEach(() => {
  // Nobody else may enter what mkdtemp makes.
  closed = mkdtempSync(join(tmpdir(), 'closed folder '));
  made.push(closed);
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('the programs run from a folder that their user may not enter', () => {
  const initdb = join(closed, 'native/bin/initdb');
  mkdirSync(dirname(initdb), { recursive: true });
  writeFileSync(initdb, '#!/bin/sh\necho made\n', { mode: 0o700 });
  const folder = workingFolder(user);
  made.push(folder);
  const programs = withinReach({ initdb, postgres: initdb }, user, folder);
  expect(execFileSync(programs.initdb, { ...user, encoding: 'utf8' })).toBe('made\n');
});

test('the data finds a place when TMPDIR is closed to their user', () => {
  vi.stubEnv('TMPDIR', closed);
  const folder = workingFolder(user);
  made.push(folder);
  expect(execFileSync('ls', [folder], { ...user, encoding: 'utf8' })).toBe('');
});

test('a server ends with the process that started it, data and all', async () => {
  const script = join(closed, 'start.ts');
  writeFileSync(
    script,
    `import { startPostgres } from ${JSON.stringify(import.meta.resolve('./postgres-server.ts'))};
     const server = await startPostgres({ sync: false });
     console.log(await server.createDatabase());
     setInterval(() => {}, 1000);`,
  );
  const place = workingFolder(user);
  made.push(place);
  chmodSync(place, 0o755);
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = await once(createInterface(child.stdout), 'line');
  expect(await answers(String(url))).toBe(true);
  child.kill('SIGKILL');
  await expect.poll(() => answers(String(url))).toBe(false);
  await expect.poll(() => readdirSync(place)).toEqual([]);
});

async function answers(url: string): Promise<boolean> {
  try {
    (await openSocket(Number(new URL(url).port))).destroy();
    return true;
  } catch {
    return false;
  }
}
