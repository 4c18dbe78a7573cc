/**
 * Serves the site for tests. Builds it first if `build/` is out of date, so running Playwright alone
 * tests the current files.
 */
import { buildIfStale, reportContentErrors } from '../scripts/build.ts';

await reportContentErrors(buildIfStale());
// Avoid an .env file in the project folder, which may name a mail server.
process.chdir('tests');
await import(new URL('../build/main.js', import.meta.url).href);
