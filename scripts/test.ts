/** `npm test` checks what most changes can break; `npm run test:all` checks everything. */
import { ensureBrowser } from './browsers/chromium.ts';
import {
  describeMissingEngine,
  type Engine,
  firefox,
  installEngines,
  nginx,
  postgres,
  webkit,
} from './browsers/engines.ts';
import { buildIfStale } from './build.ts';
import { createRunner, type Run } from './run.ts';

interface Step {
  name: string;
  work(run: Run): Promise<unknown>;
  needs?: Engine;
  /** A live step prints at once. Other steps print when they end. */
  live?: boolean;
}

const all = process.argv.includes('--all');
if (all) process.env.TEST_ALL = '1';
// The cache halves the start time of the many test processes.
process.env.NODE_COMPILE_CACHE = `${process.cwd()}/node_modules/.cache/node`;

const commands =
  (...list: [command: string, ...args: string[]][]): Step['work'] =>
  async (run) => {
    for (const command of list) await run(...command);
  };
const engineTests = ['vitest', 'run', '--config', 'tests/engines/vitest.config.ts'] as const;

const install: Step = {
  name: 'browsers',
  async work(run) {
    await ensureBrowser(run);
    await installEngines(all ? [firefox, webkit, nginx, postgres] : [firefox], run);
  },
};
const build: Step = { name: 'build', work: (run) => buildIfStale(run) };
const lint: Step = {
  name: 'format and lint',
  work: commands(['biome', 'ci', '--error-on-warnings', '.']),
};
const browsers: Step = { name: 'Chromium', work: commands(['playwright', 'test']), live: true };
const quick: Step[] = [
  {
    name: 'types',
    // The build also writes typegen's files, so this runs after it. With one thread, tsc uses half the
    // CPU time and leaves the rest to Chromium.
    work: commands(['react-router', 'typegen'], ['tsc', '--noEmit', '--singleThreaded']),
  },
  { name: 'words', work: commands(['node', 'scripts/checks/built-words.ts']) },
  { name: 'Firefox', work: commands([...engineTests]), needs: firefox },
];
const full: Step[] = [
  {
    name: 'WebKit',
    work: commands(['env', 'TEST_ENGINE=webkit', 'xvfb-run', '-a', ...engineTests]),
    needs: webkit,
  },
  {
    name: 'crashes',
    work: commands(['node', 'scripts/test-crash.ts', '--short']),
    needs: postgres,
  },
  // The slow unit tests include the nginx tests, so this step only reports that nginx is missing.
  { name: 'nginx sample', work: async () => {}, needs: nginx },
  { name: 'slow unit tests', work: commands(['vitest', 'run', '--project', 'slow*']) },
];
const unit: Step = {
  name: 'unit tests and built pages',
  // A second worker would load every module again, and Chromium's tests use the other core.
  work: commands(['vitest', 'run', '--project', 'unit', '--project', 'built', '--maxWorkers=1']),
};

/**
 * Two steps of a stage run at a time. The longest starts first, and those that can use both cores
 * start last.
 */
const stages = [
  [build, install, lint],
  [browsers, ...quick, ...(all ? full : []), unit],
];

interface Result {
  name: string;
  failure?: string;
  skipReason?: string;
  output: string;
  seconds: number;
}

async function runStep({ name, work, needs, live }: Step): Promise<Result> {
  const show = (text: string) => process.stdout.write(text);
  const start = performance.now();
  const result: Result = { name, output: '', seconds: 0 };
  if (live) show(`\n── ${name}\n`);
  try {
    const skipReason = needs && describeMissingEngine(needs);
    if (skipReason) result.skipReason = skipReason;
    else {
      await work(
        createRunner((text) => {
          result.output += text;
          if (live) show(text);
        }),
      );
    }
  } catch (error) {
    result.failure = error instanceof Error ? error.message : String(error);
  }
  result.seconds = (performance.now() - start) / 1000;
  if (!live) show(`\n── ${name}\n${result.output}`);
  return result;
}

const results: Result[] = [];
for (const stage of stages) {
  const steps = stage.values();
  const runSteps = async () => {
    for (const step of steps) results.push(await runStep(step));
  };
  await Promise.all([runSteps(), runSteps()]);
}

// Failures are repeated at the end, where the rest of the output doesn't hide them.
const failures = results.filter(({ failure }) => failure);
for (const { name, output } of failures) {
  console.log(`\n── ${name}, last lines\n${output.split('\n').slice(-80).join('\n')}`);
}
console.log('\n── summary');
for (const { name, failure, skipReason, seconds } of results) {
  const mark = failure ? '✗' : skipReason ? '–' : '✓';
  console.log(`${mark} ${name} (${seconds.toFixed(1)} s) ${failure ?? skipReason ?? ''}`);
}
if (failures.length > 0) process.exitCode = 1;
