/** Everything that must hold, in the order in which a mistake is cheapest to find. */
import { ensureBrowser } from './browser.ts';
import { buildIfStale } from './build.ts';
import { run } from './run.ts';

const steps: [name: string, work: () => Promise<void>][] = [
  ['format and lint', () => run('biome', 'ci', '--error-on-warnings', '.')],
  ['types', () => run('react-router', 'typegen').then(() => run('tsc', '--noEmit'))],
  ['unit tests', () => run('vitest', 'run')],
  ['build', buildIfStale],
  ['budgets', () => run('node', 'scripts/check-build.ts')],
  ['browser', ensureBrowser],
  ['browser tests', () => run('playwright', 'test')],
];

const results: { name: string; failure?: string; seconds: number }[] = [];
for (const [name, work] of steps) {
  console.log(`\n── ${name}`);
  const start = performance.now();
  const failure = await work().then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
  results.push({ name, failure, seconds: (performance.now() - start) / 1000 });
}

console.log('\n── summary');
for (const { name, failure, seconds } of results) {
  console.log(
    `${failure ? '✗' : '✓'} ${name} (${seconds.toFixed(1)} s)${failure ? `: ${failure}` : ''}`,
  );
}
const failed = results.filter(({ failure }) => failure).length;
console.log(`${results.length - failed} passed, ${failed} failed`);
process.exitCode = failed ? 1 : 0;
