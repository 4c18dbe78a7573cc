import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const onThisMachine = [
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
