import { chromium as playwrightChromium } from '@playwright/test';
import type { Run } from '../run.ts';
import { type Engine, findEnginePath, installEngines } from './engines.ts';

const chromium: Engine = {
  name: 'Chromium or Chrome',
  variable: 'CHROME_PATH',
  paths: [
    // The headless shell has no browser UI, so it's twice as fast.
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

export const findBrowserPath = () => findEnginePath(chromium);

export async function ensureBrowser(run: Run) {
  await installEngines([chromium], run);
  if (findBrowserPath()) return;
  await run('playwright', 'install', 'chromium').catch(() => undefined);
  if (!findBrowserPath()) {
    throw new Error(
      'The tests need a browser, and none could be installed. Install Chromium or Chrome, or set CHROME_PATH to its path.',
    );
  }
}
