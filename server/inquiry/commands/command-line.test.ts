import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';

// Every test starts a process, which takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let directory: string;
let path: string;
let id: string;

beforeEach(async () => {
  directory = temporaryDirectory('command-line');
  path = join(directory, 'inquiries.sqlite');
  const store = new SqliteStore({ path });
  ({ id } = await store.insert(newInquiry({ quarantine: 'links' })));
  await store.close();
});
afterEach(() => rmSync(directory, { recursive: true }));

function start(args: string[]) {
  return spawn(process.execPath, [join(import.meta.dirname, 'command-line.ts'), ...args], {
    env: { ...process.env, DATA_DIR: directory, DATABASE_URL: '' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

async function run(args: string[]) {
  const child = start(args);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { code, out, err };
}

test.each([
  'list',
  'show ID',
  'retry ID',
  'export --format csv',
  'purge --older-than 0d',
  'backup COPY',
  '--help',
])("'%s' ends quietly when its reader has stopped early", async (line) => {
  const replaced = line.replace('ID', id).replace('COPY', join(directory, 'copy.sqlite'));
  const child = start(replaced.split(' '));
  child.stdout.destroy();
  const [err, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

describe('backup', () => {
  test('copies the database to a file for its owner only', async () => {
    const copy = join(directory, 'copy.sqlite');
    expect(await run(['backup', copy])).toEqual({ code: 0, out: `Copied to ${copy}.\n`, err: '' });
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  test('never writes over a file', async () => {
    const { code, err } = await run(['backup', path]);
    expect(code).toBe(3);
    expect(err).toBe(`No backup was made: ${path} is there already, name a new file.\n`);
  });

  test('makes no database where there is none', async () => {
    rmSync(path);
    const { code, err } = await run(['backup', join(directory, 'copy.sqlite')]);
    expect(code).toBe(3);
    expect(err).toContain('there is no database at');
    expect(existsSync(path)).toBe(false);
  });
});
