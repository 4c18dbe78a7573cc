import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{app,content,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
