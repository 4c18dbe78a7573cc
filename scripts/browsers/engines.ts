import { existsSync, globSync } from 'node:fs';
import type { Run } from '../run.ts';

export interface Engine {
  name: string;
  variable: string;
  paths: string[];
  debianPackages: string[];
}

export const firefox: Engine = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  paths: [
    '/usr/bin/firefox-esr',
    '/usr/lib/firefox/firefox',
    '/usr/lib64/firefox/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  debianPackages: ['firefox-esr'],
};

export const webkit: Engine = {
  name: 'WebKit',
  variable: 'WEBKIT_DRIVER_PATH',
  paths: ['/usr/bin/WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

export const nginx: Engine = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  paths: [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ],
  debianPackages: ['nginx-light'],
};

export const postgres: Engine = {
  name: 'PostgreSQL',
  variable: 'POSTGRES_PATH',
  paths: globSync('{/usr/lib/postgresql/*/bin,/usr/bin,/usr/local/bin,/opt/homebrew/bin}/postgres'),
  debianPackages: ['postgresql'],
};

export function findEnginePath({ name, variable, paths }: Engine): string | undefined {
  const customPath = process.env[variable];
  if (customPath && !existsSync(customPath)) {
    throw new Error(
      `${variable} is ${customPath}, but that file doesn’t exist. Set it to the path of ${name}, or unset it.`,
    );
  }
  return customPath || paths.find((path) => existsSync(path));
}

export async function installEngines(engines: Engine[], run: Run) {
  const missingEngines = engines.filter((engine) => !findEnginePath(engine));
  if (missingEngines.length === 0 || process.getuid?.() !== 0) return;
  await run('apt-get', 'update', '-qq').catch(() => undefined);
  for (const { debianPackages } of missingEngines) {
    await run('apt-get', 'install', '-y', '-qq', ...debianPackages).catch(() => undefined);
  }
}

/** Returns a message about the skipped tests. In CI, this throws because no test may be skipped. */
export function describeMissingEngine(engine: Engine): string | undefined {
  if (findEnginePath(engine)) return undefined;
  const { name, debianPackages, variable } = engine;
  const message = `tests with ${name} were skipped because it isn’t installed. Install ${debianPackages.join(', ')}, or set ${variable}.`;
  if (process.env.CI) throw new Error(message);
  return message;
}
