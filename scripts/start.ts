/** Builds when the build is stale, then serves the site as production does. */
import { pathToFileURL } from 'node:url';
import { buildIfStale, reportContentErrors, withSettings } from './build.ts';

await reportContentErrors(withSettings(() => buildIfStale()));
await import(pathToFileURL('build/main.js').href);
