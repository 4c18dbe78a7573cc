/** Checks that a server needs only build/ and Node. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { createTemporaryFolder } from '../../scripts/testing/temporary-folder.ts';

let folder: string;
let buildFolder: string;
let children: ChildProcess[];

beforeEach(() => {
  folder = createTemporaryFolder();
  buildFolder = join(folder, 'another name');
  children = [];
  cpSync('build', buildFolder, { recursive: true });
  mkdirSync(join(folder, 'work'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
});

function startProgram(program: string, args: string[] = [], flags: string[] = []) {
  const child = spawn(process.execPath, [...flags, join(buildFolder, program), ...args], {
    cwd: join(folder, 'work'),
    env: {},
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  return child;
}

async function runProgram(program: string, args: string[] = [], flags: string[] = []) {
  const child = startProgram(program, args, flags);
  const [stdout, stderr, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  return { exitCode, stdout, stderr };
}

const writeSettings = (...lines: string[]) =>
  writeFileSync(join(folder, 'work/.env'), `${lines.join('\n')}\n`);

it('serves pages and stores inquiries from any folder, without node_modules', async () => {
  for (let parent = buildFolder; parent !== dirname(parent); parent = dirname(parent)) {
    expect(existsSync(join(parent, 'node_modules')), `node_modules in ${parent}`).toBe(false);
  }
  writeSettings('PORT=0', 'DATA_DIR="./data folder"', 'LOG_LEVEL=warn');
  const server = startProgram('main.js');
  const [address] = await Promise.race([
    once(createInterface(server.stdout), 'line'),
    text(server.stderr).then((errors) => Promise.reject(new Error(errors))),
  ]);
  expect((await fetch(`${address}/about`)).status).toBe(200);
  expect((await fetch(`${address}/blog?q=a`)).status).toBe(200);
  const response = await fetch(`${address}/functions/v1/send-contact-email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sampleBody),
  });
  expect(response.status).toBe(200);
  expect(existsSync(join(folder, 'work/data folder/inquiries.sqlite'))).toBe(true);
  const { exitCode, stdout, stderr } = await runProgram('inquiries.js', ['list']);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
  expect(stdout).toContain((await response.json()).id);
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

it.each(['main.js', 'inquiries.js'])('reports that Node is too old for %s', async (program) => {
  const override = 'Object.defineProperty(process, "versions", { value: { node: "20.1.0" } })';
  const preload = ['--import', `data:text/javascript,${encodeURIComponent(override)}`];
  const { exitCode, stderr } = await runProgram(program, ['list'], preload);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(/^.*Node \d+ .*20\.1\.0.*\n$/);
});
