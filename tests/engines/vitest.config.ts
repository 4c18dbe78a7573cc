import { defineConfig } from 'vitest/config';

/** TEST_ENGINE chooses Firefox or WebKit. `npm test` runs only the hydration tests. */
export default defineConfig({
  test: {
    include: [process.env.TEST_ALL ? 'tests/engines/*.test.ts' : 'tests/engines/hydration.test.ts'],
    // WebKitGTK's driver allows only one session at a time.
    fileParallelism: process.env.TEST_ENGINE !== 'webkit',
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
