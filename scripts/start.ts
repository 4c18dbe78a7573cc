/** Builds when the build is stale, then serves the site as production does. */
import { buildIfStale } from './build.ts';

await buildIfStale();
await import('../server/main.ts');
