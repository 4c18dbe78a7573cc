import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isNodeNewEnough } from './server/node-version.ts';
import { svgDrawings } from './vite.drawings.ts';

const all = '{app,editor,library,server,scripts}/**/*.test.{ts,tsx}';
const mocked = '**/*.mocked.test.{ts,tsx}';

// An editor may run tests with whatever Node it finds, and would wait for them without an end.
if (!isNodeNewEnough()) process.exit();

/** What packages check of themselves in development takes twice the time, and is not what is built. */
function packagesAsBuilt(): Plugin {
  return {
    name: 'packages-as-built',
    configResolved({ ssr }) {
      // Vitest adds to what a configuration says, and hands this on to its workers.
      if (ssr.resolve) ssr.resolve.conditions = ['node'];
    },
  };
}

export default defineConfig({
  plugins: [svgDrawings(), packagesAsBuilt()],
  test: {
    environment: 'node',
    // Other stylesheets are empty to tests; out of this one code reads colors.
    css: { include: [/\/brand\/colors\.css/] },
    globalSetup: 'scripts/testing/run-folder.ts',
    // Tests wait a lot for what they start.
    maxWorkers: 2,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Files share what they import, which saves half of the time. A file that puts something else
      // in the place of a module has modules of its own.
      {
        extends: true,
        test: { name: 'shared', include: [all], exclude: [mocked], isolate: false },
      },
      { extends: true, test: { name: 'mocked', include: [mocked], exclude: ['node_modules/**'] } },
    ],
  },
});
