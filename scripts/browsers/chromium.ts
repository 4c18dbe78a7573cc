import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Run, run as runShown } from '../run.ts';

const onThisMachine = [
  // Renders nothing but the page, and so is twice as fast.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** CHROME_PATH, then a Chromium or Chrome on the machine, then Playwright's own. */
export function browserPath(environment = process.env): string | undefined {
  const chosen = environment.CHROME_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(
      `CHROME_PATH is ${chosen}, but there is no such file. Point it to a Chromium or Chrome, or unset it.`,
    );
  }
  const own = chromium.executablePath();
  return [...onThisMachine, own].find((path) => existsSync(path));
}

/** Installs a browser where the machine has none: Playwright's own, or Debian's package when root. */
export async function ensureBrowser(run: Run = runShown) {
  if (browserPath()) return;
  await run('playwright', 'install', 'chromium').catch(() => undefined);
  if (!browserPath() && process.getuid?.() === 0) {
    await run('apt-get', 'update', '-qq');
    await run('apt-get', 'install', '-y', '-qq', 'chromium-headless-shell');
  }
  if (!browserPath()) {
    throw new Error(
      'No browser for the tests was found or could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.',
    );
  }
}
