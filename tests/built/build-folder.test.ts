/** Checks that a server needs only build/ and Node. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { temporaryFolder } from '../../scripts/testing/temporary-folder.ts';

let folder: string;
let code: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = temporaryFolder();
  code = join(folder, 'another name');
  children = [];
  cpSync('build', code, { recursive: true });
  mkdirSync(join(folder, 'work'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Starts a program whose only settings are in .env. */
function start(program: string, args: string[] = [], flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, join(code, program), ...args], {
    cwd: join(folder, 'work'),
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function run(program: string, args: string[] = [], flags: string[] = []) {
  const child = start(program, args, flags);
  const [out, err, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode, out, err };
}

const settings = (...lines: string[]) =>
  writeFileSync(join(folder, 'work/.env'), `${lines.join('\n')}\n`);

it('serves, stores and lists from any folder, without node_modules', async () => {
  for (let above = code; above !== dirname(above); above = dirname(above)) {
    expect(existsSync(join(above, 'node_modules')), `node_modules in ${above}`).toBe(false);
  }
  settings('PORT=0', 'DATA_DIR="./data folder"', 'LOG_LEVEL=warn');
  const server = start('main.js');
  const [address] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    text(server.stderr).then((errors) => Promise.reject(new Error(errors))),
  ]);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect((await fetch(`${address}/blog?q=a`)).status).toBe(200);
  const sent = await fetch(`${address}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleBody),
  });
  expect(sent.status).toBe(200);
  expect(existsSync(join(folder, 'work/data folder/inquiries.sqlite'))).toBe(true);
  const { exitCode, out, err } = await run('inquiries.js', ['list']);
  expect({ exitCode, err }).toEqual({ exitCode: 0, err: '' });
  expect(out).toContain((await sent.json()).id);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

describe.each(['main.js', 'inquiries.js'])('%s', (program) => {
  it('reports that Node is too old', async () => {
    const older = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
    const preload = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
    const { exitCode, err } = await run(program, ['list'], preload);
    expect(exitCode).toBe(1);
    expect(err).toMatch(/^.*Node \d+ .*20\.1\.0.*\n$/);
  });
});
