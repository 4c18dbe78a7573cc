import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { copySite, getEnvironment } from '../scripts/testing/site-copy.ts';

/** An editor that runs in a copy of the site. */
export interface EditorCopy {
  address: string;
  /** Reads a file in the copy's content/. */
  readText: (file: string) => Promise<string>;
  /** Writes a file without the editor. */
  write: (file: string, text: string) => Promise<void>;
  stop: () => Promise<void>;
}

/** Starts the editor in a copy of this tree, as `npm run edit` would. */
export async function startEditor(): Promise<EditorCopy> {
  const site = await copySite();
  await cp('content', join(site, 'build/content'), { recursive: true });
  await rename(join(site, 'vite.config.ts'), join(site, 'vite.site.config.ts'));
  await writeFile(join(site, 'vite.config.ts'), configWithPackages(resolve('node_modules')));
  const editor = spawn(resolve('node_modules/.bin/node'), ['scripts/edit.ts'], {
    cwd: site,
    env: { ...getEnvironment(site), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await getAddress(editor),
    readText: (file) => readFile(join(site, 'content', file), 'utf8'),
    write: (file, text) => writeFile(join(site, 'content', file), text),
    stop: async () => {
      const exit = once(editor, 'exit');
      editor.kill('SIGTERM');
      await exit;
      await rm(site, { recursive: true });
    },
  };
}

/** Vite serves no files outside the copy by default, and node_modules is a link to the original. */
const configWithPackages = (packages: string) => `
import { mergeConfig } from 'vite';
import site from './vite.site.config.ts';
const server = { fs: { allow: ['.', ${JSON.stringify(packages)}] } };
export default (env) => mergeConfig(site(env), { server });
`;

/** Resolves to the first URL that a process prints. */
export async function getAddress({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The process stopped before it printed a URL.');
}
