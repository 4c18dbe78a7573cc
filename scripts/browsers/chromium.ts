import { chromium as playwrightChromium } from '@playwright/test';
import type { Run } from '../run.ts';
import { type Engine, enginePath, installEngine } from './engines.ts';

const chromium: Engine = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  paths: [
    // Without browser UI, so twice as fast.
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

/** Installs a browser if there is none: that of Playwright, or as root the Debian package. */
export async function ensureBrowser(run: Run) {
  if (browserPath()) return;
  await run('playwright', 'install', 'chromium').catch(() => undefined);
  await installEngine(chromium, run);
  if (!browserPath()) {
    throw new Error(
      'The tests need a browser, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to its path.',
    );
  }
}
