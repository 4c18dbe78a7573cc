import { defineConfig } from 'vitest/config';
import { contentFiles } from './library/files/vite-plugin.ts';
import { isNodeNewEnough } from './server/node-version.ts';

const hooks = new URL('library/files/node-hooks.ts', import.meta.url).href;

// An editor may run tests with whatever Node it finds, and would wait for them without an end.
if (!isNodeNewEnough()) process.exit();

export default defineConfig({
  plugins: [contentFiles()],
  test: {
    include: ['{app,library,server,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    // For the processes that tests start: they import content as the site does.
    env: { NODE_OPTIONS: `--import=${hooks}` },
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
