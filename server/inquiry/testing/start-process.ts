import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export type StartedProcess = Awaited<ReturnType<typeof startProcess>>;

export async function startProcess(path: string, settings: object, options: SpawnOptions = {}) {
  const child: ChildProcess = spawn(process.execPath, [path, JSON.stringify(settings)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: join(tmpdir(), 'inquiry-compile-cache'),
      ...options.env,
    },
  });
  const exitPromise = once(child, 'exit');
  if (!child.stdout) throw new Error(`${path} has no standard output.`);
  const address = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    exitPromise.then(([code]) => {
      throw new Error(`${path} exited with ${code} before it was ready.`);
    }),
  ]);
  return {
    address,
    child,
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      await exitPromise;
    },
  };
}
