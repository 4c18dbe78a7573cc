/**
 * The site for tests. It is built first unless `build/` is made of the files as they are, so that
 * whoever runs Playwright alone tests what is written.
 */
import { buildIfStale, sayMistakes } from '../scripts/build.ts';

await sayMistakes(buildIfStale());
// Away from an .env file, which may name a mail server.
process.chdir('tests');
await import(new URL('../build/main.js', import.meta.url).href);
