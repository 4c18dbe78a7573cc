import { pathToFileURL } from 'node:url';
import { buildIfStale, reportContentErrors, runWithSettings } from './build.ts';

await reportContentErrors(runWithSettings(() => buildIfStale()));
await import(pathToFileURL('build/main.js').href);
