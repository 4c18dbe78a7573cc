import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The folders named `build.*` are new and earlier builds. */
const skippedNames =
  /^(?:\.git|\.react-router|build(?:\..+)?|data|node_modules|test-results|versions)$/;

export async function copySite(): Promise<string> {
  const site = await mkdtemp(join(tmpdir(), 'site-'));
  for (const name of await readdir('.')) {
    if (!skippedNames.test(name)) await cp(name, join(site, name), { recursive: true });
  }
  // Vite's caches aren't shared because another run may be using them.
  await mkdir(join(site, 'node_modules'));
  for (const name of await readdir('node_modules')) {
    if (name.startsWith('.vite')) continue;
    await symlink(join(process.cwd(), 'node_modules', name), join(site, 'node_modules', name));
  }
  return site;
}

export function getEnvironment(site: string): NodeJS.ProcessEnv {
  const { NODE_OPTIONS: _, VITEST: __, ...env } = process.env;
  return { ...env, NO_COLOR: '1', PATH: `${site}/node_modules/.bin:${env.PATH}` };
}
