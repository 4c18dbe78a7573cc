import { defineConfig } from 'vitest/config';

/** Tests for engines other than Chromium. TEST_ENGINE chooses one; `npm test` runs a few. */
export default defineConfig({
  test: {
    include: [process.env.TEST_ALL ? 'tests/engines/*.test.ts' : 'tests/engines/hydration.test.ts'],
    // WebKitGTK can only be driven once at a time.
    fileParallelism: process.env.TEST_ENGINE !== 'webkit',
    // Tests must also pass on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
  },
});
