import './library/files/node-hooks.ts';
import { defineConfig } from '@playwright/test';
import { browserPath } from './scripts/browser.ts';

const port = Number(process.env.TEST_PORT ?? 4173);

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  reporter: [['list', { printSteps: false }]],
  forbidOnly: true,
  // A busy machine is slow, not wrong.
  timeout: 120_000,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: browserPath(),
      // Letters as wide as on a phone, whatever the machine does to its own fonts.
      args: ['--no-sandbox', '--font-render-hinting=none'],
    },
    reducedMotion: 'reduce',
  },
  webServer: {
    command: 'node build/main.js',
    url: `http://127.0.0.1:${port}/health`,
    env: { PORT: String(port), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
  },
});
