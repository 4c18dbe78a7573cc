/**
 * Everything that must hold. What does not need each other runs side by side.
 * `npm test -- PATTERN` runs only the test files that have the pattern in their path.
 */
import { globSync } from 'node:fs';
import { ensureBrowser } from './browsers/chromium.ts';
import { firefox, installEngine, nginx, whatIsMissing } from './browsers/engines.ts';
import { buildIfStale } from './build.ts';
import { type Run, runInto } from './run.ts';

interface Step {
  name: string;
  /** Gives what was left out, if anything was. */
  work(run: Run): Promise<string | undefined>;
  /** Shows what it prints at once; the others, which run beside it, when they have ended. */
  live?: boolean;
}

const patterns = process.argv.slice(2);
const files = (glob: string) =>
  globSync(glob).filter(
    (path) => patterns.length === 0 || patterns.some((pattern) => path.includes(pattern)),
  );
/** What a runner is given: all of its files need no names. */
const chosen = (list: string[]) => (patterns.length === 0 ? [] : list);
const unitTests = files('{app,editor,library,server,scripts}/**/*.test.{ts,tsx}');
const pageTests = files('tests/*.spec.ts');
const engineTests = files('tests/engines/*.test.ts');

/** Commands one after the other, with nothing left out. */
const commands =
  (...list: [command: string, ...args: string[]][]): Step['work'] =>
  async (run) => {
    for (const command of list) await run(...command);
    return undefined;
  };

const check: Step[] = [
  { name: 'format and lint', work: commands(['biome', 'ci', '--error-on-warnings', '.']) },
  { name: 'types', work: commands(['react-router', 'typegen'], ['tsc', '--noEmit']) },
];
const unit: Step = { name: 'unit tests', work: commands(['vitest', 'run', ...chosen(unitTests)]) };
/** Its tests are unit tests, which cannot tell that some of them were left out. */
const proxy: Step = { name: 'nginx sample', work: async () => whatIsMissing(nginx) };
const build: Step = { name: 'build', work: (run) => buildIfStale(run).then(() => undefined) };
const budgets: Step = {
  name: 'budgets',
  work: commands(['node', 'scripts/checks/page-weights.ts']),
};
const words: Step = {
  name: 'words of the pages',
  work: commands([
    'node',
    '--import',
    './library/files/node-hooks.ts',
    'scripts/checks/built-words.ts',
  ]),
};
const browsers: Step = {
  name: 'browsers and nginx',
  async work(run) {
    await ensureBrowser(run);
    await installEngine(firefox, run);
    await installEngine(nginx, run);
    return undefined;
  },
};
const pages: Step = {
  name: 'browser tests',
  work: commands(['playwright', 'test', ...chosen(pageTests)]),
  live: true,
};
const engines: Step = {
  name: 'Firefox',
  async work(run) {
    const missing = whatIsMissing(firefox);
    if (missing) return missing;
    await run(
      'vitest',
      'run',
      '--config',
      'tests/engines/vitest.config.ts',
      ...chosen(engineTests),
    );
    return undefined;
  },
};

/** Lists of steps that run side by side. */
function lanes(): Step[][][] {
  if (patterns.length === 0) {
    return [
      [check, [build, budgets, words, browsers]],
      // Unit tests wait a lot for what they start, and leave the machine to the browsers meanwhile.
      [[pages], [engines, unit, proxy]],
    ];
  }
  const inBrowsers = pageTests.length + engineTests.length > 0;
  return [
    [unitTests.length > 0 ? [unit] : [], inBrowsers ? [build, browsers] : []],
    [pageTests.length > 0 ? [pages] : [], engineTests.length > 0 ? [engines] : []],
  ];
}

interface Result {
  name: string;
  failure?: string;
  leftOut?: string;
  printed: string;
  seconds: number;
}

const results: Result[] = [];

async function take({ name, work, live }: Step) {
  const printed: string[] = [];
  const show = (text: string) => process.stdout.write(text);
  const start = performance.now();
  if (live) show(`\n── ${name}\n`);
  const run = runInto((text) => {
    printed.push(text);
    if (live) show(text);
  });
  const outcome = await work(run).then(
    (leftOut) => ({ leftOut }),
    (error: unknown) => ({ failure: error instanceof Error ? error.message : String(error) }),
  );
  if (!live) show(`\n── ${name}\n${printed.join('')}`);
  const seconds = (performance.now() - start) / 1000;
  results.push({ name, ...outcome, printed: printed.join(''), seconds });
}

for (const beside of lanes()) {
  await Promise.all(
    beside.map(async (lane) => {
      for (const step of lane) await take(step);
    }),
  );
}

// What went wrong is read at the end, where the rest of the output does not hide it.
for (const { name, failure, printed } of results) {
  if (failure)
    console.log(`\n── ${name}, its last lines\n${printed.split('\n').slice(-80).join('\n')}`);
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
if (results.length === 0) console.log(`No test file has ${patterns.join(' or ')} in its path.`);
process.exitCode = failed || results.length === 0 ? 1 : 0;
