import { existsSync, globSync } from 'node:fs';
import type { Run } from '../run.ts';

/** A browser or server that the tests need. */
export interface Engine {
  name: string;
  /** The environment variable with another path. */
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

export function enginePath({ name, variable, paths }: Engine): string | undefined {
  const custom = process.env[variable];
  if (custom && !existsSync(custom)) {
    throw new Error(
      `${variable} is ${custom}, but there is no such file. Set it to the path of ${name}, or unset it.`,
    );
  }
  return custom || paths.find((path) => existsSync(path));
}

/** Installs the program if it's missing and this is root. */
export async function installEngine(engine: Engine, run: Run) {
  if (enginePath(engine) || process.getuid?.() !== 0) return;
  await run('apt-get', 'update', '-qq').catch(() => undefined);
  await run('apt-get', 'install', '-y', '-qq', ...engine.debianPackages).catch(() => undefined);
}

/** Describes the tests that a missing program prevents. In CI that is an error. */
export function describeMissingEngine(engine: Engine): string | undefined {
  if (enginePath(engine)) return undefined;
  const { name, debianPackages, variable } = engine;
  const missing = `tests with ${name} were skipped, because it is not installed. Install ${debianPackages.join(', ')}, or set ${variable}.`;
  if (process.env.CI) throw new Error(missing);
  return missing;
}
