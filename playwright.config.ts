import { defineConfig } from '@playwright/test';
import { findBrowserPath } from './scripts/browsers/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  fullyParallel: true,
  // With a third worker on two cores, pages that wait draw more frames, and the tests take longer.
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  ...(!process.env.TEST_ALL && { grepInvert: /@full/ }),
  // Long timeouts keep tests from failing on slow machines.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Playwright sets TEST_SITE to the URL that the web server prints, before workers load this file.
    baseURL: process.env.TEST_SITE,
    launchOptions: {
      executablePath: findBrowserPath(),
      args: [
        '--no-sandbox',
        // Font hinting makes letter widths depend on the machine.
        '--font-render-hinting=none',
        // Tests must not depend on other hosts, such as the embedded map's.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node_modules/.bin/node tests/serve-build.ts',
    // The command builds the site first if needed.
    timeout: 600_000,
    wait: { stdout: /(?<TEST_SITE>http:\/\/\S+)/ },
    env: { PORT: '0', DATA_DIR: '../test-results/data', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
