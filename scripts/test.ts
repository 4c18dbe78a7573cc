/**
 * `npm test` checks what most changes can break; `npm run test:all` checks everything. Steps that
 * don't need each other run at the same time.
 */
import { ensureBrowser } from './browsers/chromium.ts';
import {
  type Engine,
  firefox,
  installEngine,
  nginx,
  postgres,
  webkit,
  whatIsMissing,
} from './browsers/engines.ts';
import { buildIfStale } from './build.ts';
import { type Run, runInto } from './run.ts';

interface Step {
  name: string;
  work(run: Run): Promise<unknown>;
  /** Not run where this program is missing. */
  needs?: Engine;
  /** Prints at once. Other steps print when they end. */
  live?: boolean;
}

const all = process.argv.includes('--all');
if (all) process.env.TEST_ALL = '1';
// The many processes of tests start in half the time.
process.env.NODE_COMPILE_CACHE = `${process.cwd()}/node_modules/.cache/node`;

/** Commands that run one after the other. */
const commands =
  (...list: [command: string, ...args: string[]][]): Step['work'] =>
  async (run) => {
    for (const command of list) await run(...command);
  };
const engineTests = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'] as const;

const check: Step[] = [
  { name: 'format and lint', work: commands(['biome', 'ci', '--error-on-warnings', '.']) },
  { name: 'types', work: commands(['react-router', 'typegen'], ['tsc', '--noEmit']) },
  { name: 'unit tests', work: commands(['vitest', 'run', '--project', 'unit*']) },
];
const build: Step[] = [
  { name: 'build', work: (run) => buildIfStale(run) },
  { name: 'budgets', work: commands(['node', 'scripts/checks/page-weights.ts']) },
  { name: 'words', work: commands(['node', 'scripts/checks/built-words.ts']) },
  { name: 'built pages', work: commands(['vitest', 'run', '--project', 'built']) },
];
const install: Step = {
  name: 'browsers',
  async work(run) {
    await ensureBrowser(run);
    const programs = all ? [firefox, webkit, nginx, postgres] : [firefox];
    for (const engine of programs) await installEngine(engine, run);
  },
};
const browsers: Step = { name: 'Chromium', work: commands(['playwright', 'test']), live: true };
const firefoxTests: Step = { name: 'Firefox', work: commands([...engineTests]), needs: firefox };

const slow: Step[] = [
  { name: 'slow unit tests', work: commands(['vitest', 'run', '--project', 'slow']) },
  // Its tests are among the slow ones, which skip it where it's missing.
  { name: 'nginx sample', work: async () => {}, needs: nginx },
  {
    name: 'WebKit',
    work: commands(['env', 'TEST_ENGINE=webkit', 'xvfb-run', '-a', ...engineTests]),
    needs: webkit,
  },
  {
    name: 'fuzzing',
    work: commands(
      ['node', 'scripts/fuzz.ts', '1000'],
      ['node', 'scripts/fuzz-inquiry.ts', '2000'],
    ),
  },
  {
    name: 'crashes',
    work: commands(['node', 'scripts/test-crash.ts', '--short']),
    needs: postgres,
  },
];

/** Lists of steps that run at the same time. */
const lanes = [
  [check, [...build, install]],
  [[browsers], [firefoxTests, ...(all ? slow : [])]],
];

interface Result {
  name: string;
  failure?: string;
  leftOut?: string;
  printed: string;
  seconds: number;
}

const results: Result[] = [];

async function take({ name, work, needs, live }: Step) {
  const printed: string[] = [];
  const show = (text: string) => process.stdout.write(text);
  const start = performance.now();
  if (live) show(`\n── ${name}\n`);
  const run = runInto((text) => {
    printed.push(text);
    if (live) show(text);
  });
  const result: Result = { name, printed: '', seconds: 0 };
  try {
    const leftOut = needs && whatIsMissing(needs);
    if (leftOut) result.leftOut = leftOut;
    else await work(run);
  } catch (error) {
    result.failure = error instanceof Error ? error.message : String(error);
  }
  result.printed = printed.join('');
  result.seconds = (performance.now() - start) / 1000;
  if (!live) show(`\n── ${name}\n${result.printed}`);
  results.push(result);
}

for (const stage of lanes) {
  await Promise.all(
    stage.map(async (lane) => {
      for (const step of lane) await take(step);
    }),
  );
}

// Failures are repeated at the end, where the rest of the output doesn't hide them.
for (const { name, failure, printed } of results) {
  if (failure)
    console.log(`\n── ${name}, last lines\n${printed.split('\n').slice(-80).join('\n')}`);
}

console.log('\n── summary');
for (const { name, failure, leftOut, seconds } of results) {
  const mark = failure ? '✗' : leftOut ? '–' : '✓';
  const word = failure ?? leftOut;
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s)${word ? `: ${word}` : ''}`);
}
const failed = results.filter(({ failure }) => failure).length;
const leftOut = results.filter((result) => result.leftOut).length;
console.log(
  `${results.length - failed - leftOut} passed, ${failed} failed${leftOut ? `, ${leftOut} not run` : ''}`,
);
process.exitCode = failed > 0 ? 1 : 0;
