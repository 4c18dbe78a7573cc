import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browsers/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Workers read this file anew, once the server has said where it listens.
    baseURL: process.env.TEST_SITE,
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        // Letters as wide as on a phone, whatever the machine does to its own fonts.
        '--font-render-hinting=none',
        // Nothing but the site is reached, the map neither.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node_modules/.bin/node tests/serve-build.ts',
    // It may have to build first.
    timeout: 600_000,
    wait: { stdout: /(?<TEST_SITE>http:\/\/\S+)/ },
    env: { PORT: '0', DATA_DIR: '../test-results/data', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
