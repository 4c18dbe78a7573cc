import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { copySite, getEnvironment } from '../scripts/testing/site-copy.ts';

export interface RunningEditor {
  address: string;
  readText: (file: string) => Promise<string>;
  writeText: (file: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
}

export async function startEditor(): Promise<RunningEditor> {
  const site = await copySite();
  await cp('content', join(site, 'build/content'), { recursive: true });
  await rename(join(site, 'vite.config.ts'), join(site, 'vite.site.config.ts'));
  await writeFile(join(site, 'vite.config.ts'), createConfig(resolve('node_modules')));
  const editor = spawnEditor(site);
  return {
    address: await getAddress(editor),
    readText: (file) => readFile(join(site, 'content', file), 'utf8'),
    writeText: (file, text) => writeFile(join(site, 'content', file), text),
    stop: async () => {
      const exitPromise = once(editor, 'exit');
      editor.kill('SIGTERM');
      await exitPromise;
      await rm(site, { recursive: true });
    },
  };
}

export const spawnEditor = (site: string) =>
  spawn(resolve('node_modules/.bin/node'), ['scripts/edit.ts'], {
    cwd: site,
    env: { ...getEnvironment(site), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** By default, Vite serves only files in the copy, but node_modules links to the original. */
const createConfig = (packageFolder: string) => `
import { mergeConfig } from 'vite';
import site from './vite.site.config.ts';
const server = { fs: { allow: ['.', ${JSON.stringify(packageFolder)}] } };
export default (env) => mergeConfig(site(env), { server });
`;

export async function getAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output. Start it with stdout as a pipe.');
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The process stopped before it printed a URL.');
}
