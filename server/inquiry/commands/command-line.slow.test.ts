import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { bundle } from '#server/testing/bundle.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

vi.setConfig({ testTimeout: 30_000 });

let script: string;
let directory: string;
let path: string;
let id: string;

beforeAll(async () => {
  script = join(await bundle(), 'inquiries.js');
});
beforeEach(async () => {
  directory = createTemporaryFolder();
  path = join(directory, 'inquiries.sqlite');
  const store = new SqliteStore({ path });
  ({ id } = await store.insert(makeInquiry({ quarantine: 'links' })));
  await store.close();
});

function run(args: string[], environment: NodeJS.ProcessEnv = { DATA_DIR: directory }) {
  const env = { PATH: process.env.PATH, ...environment };
  return spawnSync(process.execPath, [script, ...args], { cwd: directory, env, encoding: 'utf8' });
}

it('exits quietly when the pipe is closed early', async () => {
  const child = spawn(process.execPath, [script, 'list'], { env: { DATA_DIR: directory } });
  child.stdout.destroy();
  const [stderr, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
});

it('reads settings from .env in the working directory', () => {
  writeFileSync(join(directory, '.env'), `DATA_DIR=${directory}\nPORT=http\n`);
  const { status, stderr } = run(['list'], {});
  expect([status, stderr]).toEqual([2, expect.stringContaining('PORT is not a whole number.')]);
  expect(run(['show', id], { PORT: '' }).status).toBe(0);
});

it.each([
  [{}, /Usage: node .*inquiries\.js['"]? list/],
  [{ npm_lifecycle_event: 'inquiries' }, /Usage: npm run inquiries -- list/],
  [{ CALLED_AS: 'inquiries' }, /Usage: inquiries list/],
])('prints help without valid settings, with the command that started it: %j', (caller, usage) => {
  expect(run(['help', 'list'], { PORT: 'http', ...caller }).stdout).toMatch(usage);
});

it('never creates a database for a backup', () => {
  rmSync(path);
  const { status, stderr } = run(['backup', join(directory, 'copy.sqlite')]);
  expect([status, stderr]).toEqual([3, expect.stringContaining('there is no database at')]);
  expect(existsSync(path)).toBe(false);
});
