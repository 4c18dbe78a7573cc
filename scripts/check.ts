/** Formats, then refuses of format, lint and types what `npm test` refuses. */
import { run } from './run.ts';

try {
  await run('biome', 'check', '--write', '--error-on-warnings', '.');
  await run('react-router', 'typegen');
  await run('tsc', '--noEmit');
} catch (error) {
  // The command has said above what is wrong.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
