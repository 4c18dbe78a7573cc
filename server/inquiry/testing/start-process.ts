import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

export interface StartedProcess {
  address: string;
  end(signal: NodeJS.Signals): Promise<void>;
}

/** Starts a program of ours that writes its address as its first line. */
export async function startProcess(path: string, ...args: string[]): Promise<StartedProcess> {
  const child: ChildProcess = spawn(process.execPath, [path, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'inquiry-compile-cache') },
  });
  const exited = once(child, 'exit');
  if (!child.stdout) throw new Error(`${path} has no standard output.`);
  const address = await Promise.race([
    once(createInterface(child.stdout), 'line').then(([line]) => String(line)),
    exited.then(([code]) => {
      throw new Error(`${path} ended with ${code} before it was ready.`);
    }),
  ]);
  return {
    address,
    async end(signal) {
      child.kill(signal);
      await exited;
    },
  };
}
