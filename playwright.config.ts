import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browsers/chromium.ts';

export default defineConfig({
  testDir: 'tests',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 3,
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  ...(!process.env.TEST_ALL && { grepInvert: /@full/ }),
  // Slow machines shouldn't fail tests.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    // Workers read this file again after the server has printed its URL.
    baseURL: process.env.TEST_SITE,
    launchOptions: {
      executablePath: browserPath(),
      args: [
        '--no-sandbox',
        // The same letter widths on every machine.
        '--font-render-hinting=none',
        // Blocks every other host, including the map.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
      ],
    },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node_modules/.bin/node tests/serve-build.ts',
    // Includes a build if needed.
    timeout: 600_000,
    wait: { stdout: /(?<TEST_SITE>http:\/\/\S+)/ },
    env: { PORT: '0', DATA_DIR: '../test-results/data', LOG_LEVEL: 'warn' },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
