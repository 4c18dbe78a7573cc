import { chromium as playwrightChromium } from '@playwright/test';
import type { Run } from '../run.ts';
import { type Engine, enginePath, installEngine } from './engines.ts';

const chromium: Engine = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  places: [
    // Renders nothing but the page, so it is twice as fast.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    playwrightChromium.executablePath(),
  ],
  debianPackages: ['chromium-headless-shell'],
};

export const browserPath = () => enginePath(chromium);

/** Installs a browser where the machine has none: Playwright's own, or Debian's package when root. */
export async function ensureBrowser(run: Run) {
  if (browserPath()) return;
  await run('playwright', 'install', 'chromium').catch(() => undefined);
  await installEngine(chromium, run);
  if (!browserPath()) {
    throw new Error(
      'No browser for the tests was found or could be installed. Install Chromium or Chrome, or set CHROME_PATH to one.',
    );
  }
}
