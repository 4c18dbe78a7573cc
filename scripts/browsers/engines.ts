import { existsSync, globSync } from 'node:fs';
import type { Run } from '../run.ts';

/** A program that the tests need. */
export interface Engine {
  name: string;
  /** The setting that names another copy of it. */
  variable: string;
  places: string[];
  debianPackages: string[];
}

export const firefox: Engine = {
  name: 'Firefox',
  variable: 'FIREFOX_PATH',
  places: [
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
  places: ['/usr/bin/WebKitWebDriver'],
  debianPackages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
};

export const nginx: Engine = {
  name: 'nginx',
  variable: 'NGINX_PATH',
  places: [
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
  places: globSync(
    '{/usr/lib/postgresql/*/bin,/usr/bin,/usr/local/bin,/opt/homebrew/bin}/postgres',
  ),
  debianPackages: ['postgresql'],
};

export function enginePath({ name, variable, places }: Engine): string | undefined {
  const chosen = process.env[variable];
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `${variable} is ${chosen}, but there is no such file. Point it to ${name}, or unset it.`,
    );
  }
  return chosen || places.find((path) => existsSync(path));
}

/** Installs the program where it is missing and root can. */
export async function installEngine(engine: Engine, run: Run) {
  if (enginePath(engine) || process.getuid?.() !== 0) return;
  await run('apt-get', 'update', '-qq').catch(() => undefined);
  await run('apt-get', 'install', '-y', '-qq', ...engine.debianPackages).catch(() => undefined);
}

/** What was not tested where the program is missing; a failure where every check must run. */
export function missingMessage(engine: Engine): string | undefined {
  if (enginePath(engine)) return undefined;
  const { name, debianPackages, variable } = engine;
  const missing = `nothing was tested in ${name}, which is not installed. Install ${debianPackages.join(', ')}, or set ${variable}.`;
  if (process.env.CI) throw new Error(missing);
  return missing;
}
