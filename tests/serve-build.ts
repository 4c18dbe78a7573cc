/**
 * Serves the site for tests. Builds it first if `build/` is out of date, so running Playwright alone
 * tests the current files.
 */
import { buildIfStale, reportContentErrors } from '../scripts/build.ts';

await reportContentErrors(buildIfStale());
// Don't load the project's .env file, which may have a mail server.
process.chdir('tests');
await import(new URL('../build/main.js', import.meta.url).href);
