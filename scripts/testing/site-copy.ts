import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** With builds that are being made beside the last one. */
const notCopied = /^(?:\.git|\.react-router|build(?:\..+)?|data|node_modules|test-results)$/;

/** A copy of this tree in which a test can do what an owner does. */
export async function copySite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of await readdir('.')) {
    if (!notCopied.test(name)) await cp(name, join(site, name), { recursive: true });
  }
  // What tools keep there is not shared: another run may be using it.
  await mkdir(join(site, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.vite')) continue;
    await symlink(join(process.cwd(), 'node_modules', name), join(site, 'node_modules', name));
  }
  return site;
}

/** For what runs in a copy: apart from the settings of the test, and in plain text, which CI colors. */
export function environmentIn(site: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1', PATH: `${site}/node_modules/.bin:${env.PATH}` };
}
