/** `npm run snapshots`: takes the pictures that tests/looks.spec.ts compares with, of today's site. */
import { ensureBrowser } from './browsers/chromium.ts';
import { buildIfStale, sayMistakes } from './build.ts';
import { run } from './run.ts';

await sayMistakes(buildIfStale());
await ensureBrowser();
await run('playwright', 'test', 'tests/looks.spec.ts', '--update-snapshots=all');
