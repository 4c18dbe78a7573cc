import { defineConfig } from 'vitest/config';

/** The checks that every engine but Chromium gets; TEST_ENGINE says which. */
export default defineConfig({
  test: {
    include: ['tests/engines/*.test.ts'],
    // Its driver cannot print.
    exclude: process.env.TEST_ENGINE === 'webkit' ? ['tests/engines/paper.test.ts'] : [],
    // WebKitGTK lets itself be driven once at a time.
    fileParallelism: process.env.TEST_ENGINE !== 'webkit',
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 20_000, interval: 50 } },
    reporters: ['verbose'],
  },
});
