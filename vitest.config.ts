import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { checkNodeVersion } from './server/node-version.ts';
import { svgDrawings } from './vite.drawings.ts';

const unitFiles = '{app,editor,library,server,scripts}/**/*.test.{ts,tsx}';
const slowFiles = '**/*.slow.test.{ts,tsx}';
const mockFiles = '**/*.mocked.test.{ts,tsx}';

// On an older Node, a test runner inside an IDE hangs unless this exits.
if (!checkNodeVersion()) process.exit();

/** Tests use the production builds of packages, as the site does. They also run twice as fast. */
function resolveProductionPackages(): Plugin {
  return {
    name: 'production-packages',
    configResolved({ ssr }) {
      // Vitest adds its own conditions to those in the config, so this replaces them all.
      if (ssr.resolve) ssr.resolve.conditions = ['node'];
    },
  };
}

export default defineConfig({
  plugins: [svgDrawings(), resolveProductionPackages()],
  test: {
    environment: 'node',
    // Tests read colors from this stylesheet. Vitest leaves the others empty.
    css: { include: [/\/brand\/colors\.css/] },
    globalSetup: 'scripts/testing/run-folder.ts',
    maxWorkers: 2,
    // Long timeouts keep tests from failing on slow machines.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      // Files share modules, which halves the run time, except those that mock a module.
      {
        extends: true,
        test: {
          name: 'unit',
          include: [unitFiles],
          exclude: [mockFiles, slowFiles],
          isolate: false,
        },
      },
      {
        extends: true,
        test: { name: 'slow-mocked', include: [mockFiles], exclude: ['node_modules/**'] },
      },
      {
        extends: true,
        test: { name: 'slow', include: [slowFiles], exclude: ['node_modules/**'], isolate: false },
      },
      {
        extends: true,
        test: { name: 'built', include: ['tests/built/*.test.ts'], isolate: false },
      },
    ],
  },
});
