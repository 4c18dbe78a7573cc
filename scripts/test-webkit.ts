/** `npm run test:webkit`: the checks of tests/engines in WebKitGTK, on a display of its own. */

import { installEngine, webkit, whatIsMissing } from './browsers/engines.ts';
import { buildIfStale } from './build.ts';
import { run } from './run.ts';

await buildIfStale();
await installEngine(webkit, run);
const missing = whatIsMissing(webkit);
if (missing) {
  console.log(`Not run: ${missing}`);
} else {
  process.env.TEST_ENGINE = 'webkit';
  await run('xvfb-run', '-a', 'vitest', 'run', '--config', 'tests/engines/vitest.config.ts');
}
