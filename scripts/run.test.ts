import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeSetUpFolder } from './testing/set-up-folder.ts';

const packageFile = z.object({ scripts: z.record(z.string(), z.string()) });

let folder: string;
let started: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'a folder '));
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** A script of two steps. The first starts a process that takes no notice of Ctrl+C. */
function twoSteps() {
  const script = join(folder, 'steps.ts');
  writeFileSync(
    script,
    `import { run, runInto } from ${JSON.stringify(import.meta.resolve('./run.ts'))};
     const beside = runInto(() => {})('sleep', '60');
     await run('sh', '-c', 'sleep 60 & echo started; wait');
     await run('touch', ${JSON.stringify(join(folder, 'second'))});
     await beside;`,
  );
  return script;
}

async function start(...args: string[]) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  started = child;
  // Not before every process that writes to the same place has ended.
  const ended = once(child, 'close');
  await once(createInterface(child.stdout), 'line');
  return { child, ended };
}

describe.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('a script that gets %s', (signal) => {
  it('ends with all that its commands started, and starts no more', async () => {
    const { child, ended } = await start(twoSteps());
    child.kill(signal);
    expect(await ended).toEqual([128 + constants.signals[signal], null]);
    expect(existsSync(join(folder, 'second'))).toBe(false);
  });

  it('gets it through the set-up, too', async () => {
    const setUp = makeSetUpFolder(folder, { installed: {} });
    const { child, ended } = await start(setUp, twoSteps());
    child.kill(signal);
    // As Ctrl+C comes: from the terminal, then from npm.
    child.kill(signal);
    expect(await ended).toEqual([128 + constants.signals[signal], null]);
    expect(existsSync(join(folder, 'second'))).toBe(false);
  });
});

it('gives a failure with the exit code, and what was printed', async () => {
  const { run, runInto } = await import('./run.ts');
  await expect(run('sh', '-c', 'exit 3')).rejects.toThrow('ended with exit code 3');
  await expect(run('no-such-command')).rejects.toThrow('spawn no-such-command');
  let printed = '';
  await runInto((text) => {
    printed += text;
  })('sh', '-c', 'echo out; echo error >&2');
  expect(printed.split('\n').toSorted()).toEqual(['', 'error', 'out']);
});

it('no shell stays between npm and a script, which would keep signals to itself', () => {
  const { scripts } = packageFile.parse(JSON.parse(readFileSync('package.json', 'utf8')));
  const throughSetup = Object.values(scripts).filter((script) => script.includes('setup.mjs'));
  expect(throughSetup).not.toEqual([]);
  for (const script of throughSetup) expect(script).toMatch(/^exec node /);
});
