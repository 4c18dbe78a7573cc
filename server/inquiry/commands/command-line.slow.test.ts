import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
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

const start = (args: string[], environment: NodeJS.ProcessEnv = {}) =>
  spawn(process.execPath, [script, ...args], {
    cwd: directory,
    env: {
      ...process.env,
      // The tests set loader flags that a build doesn't need.
      NODE_OPTIONS: '',
      npm_lifecycle_event: 'inquiries',
      DATA_DIR: directory,
      DATABASE_URL: '',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(args: string[], environment?: NodeJS.ProcessEnv) {
  const child = start(args, environment);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, err };
}

it('exits quietly when the pipe is closed early', async () => {
  const child = start(['list']);
  child.stdout.destroy();
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

describe('the command line', () => {
  it('reads settings from .env in the working directory', async () => {
    writeFileSync(join(directory, '.env'), `DATA_DIR=${directory}\nPORT=http\n`);
    const { code, err } = await run(['list'], { DATA_DIR: undefined });
    expect([code, err]).toEqual([2, expect.stringContaining('PORT is not a whole number.')]);
    expect(await run(['show', id], { DATA_DIR: undefined, PORT: '' })).toMatchObject({ code: 0 });
  });

  it('prints help without valid settings, with the command that started it', async () => {
    const bundledRun = await run(['help', 'list'], {
      PORT: 'http',
      npm_lifecycle_event: undefined,
    });
    expect(bundledRun.out).toMatch(/Usage: node .*inquiries\.js['"]? list/);
    const installedRun = await run(['help', 'list'], { CALLED_AS: 'inquiries' });
    expect(installedRun.out).toContain('Usage: inquiries list');
  });
});

it('never creates a database for a backup', async () => {
  rmSync(path);
  const { code, err } = await run(['backup', join(directory, 'copy.sqlite')]);
  expect([code, err]).toEqual([3, expect.stringContaining('there is no database at')]);
  expect(existsSync(path)).toBe(false);
});
