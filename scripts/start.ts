/** Builds the site if the build is stale, then serves it as in production. */
import { pathToFileURL } from 'node:url';
import { buildIfStale, reportContentErrors, withSettings } from './build.ts';

await reportContentErrors(withSettings(() => buildIfStale()));
await import(pathToFileURL('build/main.js').href);
