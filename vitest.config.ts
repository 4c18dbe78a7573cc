import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { isNodeNewEnough } from './server/node-version.ts';
import { svgDrawings } from './vite.drawings.ts';

const unit = '{app,editor,library,server,scripts}/**/*.test.{ts,tsx}';
const slow = '**/*.slow.test.{ts,tsx}';
const mocked = '**/*.mocked.test.{ts,tsx}';

// With an older Node, an editor's test runner would wait forever.
if (!isNodeNewEnough()) process.exit();

/** Uses the production builds of packages: they're what we ship, and twice as fast. */
function packagesAsBuilt(): Plugin {
  return {
    name: 'packages-as-built',
    configResolved({ ssr }) {
      // Vitest adds to the conditions of a configuration and passes them on to its workers.
      if (ssr.resolve) ssr.resolve.conditions = ['node'];
    },
  };
}

export default defineConfig({
  plugins: [svgDrawings(), packagesAsBuilt()],
  test: {
    environment: 'node',
    // Code reads colors from this stylesheet; the others are empty in tests.
    css: { include: [/\/brand\/colors\.css/] },
    globalSetup: 'scripts/testing/run-folder.ts',
    maxWorkers: 2,
    // Slow machines shouldn't fail tests.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Files share their modules, which halves the time. A file that mocks a module has its own.
      {
        extends: true,
        test: { name: 'unit', include: [unit], exclude: [mocked, slow], isolate: false },
      },
      {
        extends: true,
        test: { name: 'unit-mocked', include: [mocked], exclude: ['node_modules/**'] },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slow], exclude: ['node_modules/**'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/built/*.test.ts'], isolate: false },
      },
    ],
  },
});
