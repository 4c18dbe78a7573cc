import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { copySite, environmentIn } from '../scripts/testing/site-copy.ts';

/** A copy of the site whose content a test may edit. */
export interface EditorCopy {
  address: string;
  /** The text of a file in its content. */
  textOf: (file: string) => Promise<string>;
  /** Writes a file as somebody with a text editor would. */
  write: (file: string, text: string) => Promise<void>;
  end: () => Promise<void>;
}

/** Starts the editor in a copy of this tree, as `npm run edit` would. */
export async function startEditor(): Promise<EditorCopy> {
  const site = await copySite();
  await cp('content', join(site, 'build/content'), { recursive: true });
  await rename(join(site, 'vite.config.ts'), join(site, 'vite.site.config.ts'));
  await writeFile(join(site, 'vite.config.ts'), servingPackages(resolve('node_modules')));
  const editor = spawn(resolve('node_modules/.bin/node'), ['scripts/edit.ts'], {
    cwd: site,
    env: { ...environmentIn(site), PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return {
    address: await addressOf(editor),
    textOf: (file) => readFile(join(site, 'content', file), 'utf8'),
    write: (file, text) => writeFile(join(site, 'content', file), text),
    end: async () => {
      const ended = once(editor, 'exit');
      editor.kill('SIGTERM');
      await ended;
      await rm(site, { recursive: true });
    },
  };
}

/** The configuration of the site, which would serve no packages that are links to elsewhere. */
const servingPackages = (packages: string) => `
import { mergeConfig } from 'vite';
import site from './vite.site.config.ts';
const server = { fs: { allow: ['.', ${JSON.stringify(packages)}] } };
export default (env) => mergeConfig(site(env), { server });
`;

/** The first address that a process prints. */
export async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The process has no output.');
  for await (const line of createInterface(stdout)) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address) return address;
  }
  throw new Error('The process ended before it printed an address.');
}
