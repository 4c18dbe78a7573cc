import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** The site as production runs it, on a free port and with a store of its own. */
export async function startSite(environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const began = performance.now();
  const child = spawn('node', [resolve('build/main.js')], {
    // Away from an .env file, which may name a mail server.
    cwd: data,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', ...environment },
  });
  const url = await new Promise<string>((found, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('http://')) found(line);
    });
    child.on('exit', (code) => reject(new Error(`The server ended with exit code ${code}.`)));
  });
  return {
    url,
    startMilliseconds: performance.now() - began,
    memoryMegabytes: () => residentMegabytes(child.pid),
    processorSeconds: () => processorSeconds(child.pid),
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** Linux only; `undefined` elsewhere. */
function residentMegabytes(pid: number | undefined): number | undefined {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Number(kilobytes) / 1024 : undefined;
  } catch {
    return undefined;
  }
}

/** What the process has used of the processor so far. Linux only, where a tick is 10 ms. */
function processorSeconds(pid: number | undefined): number {
  try {
    const afterName = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] ?? '';
    const [user, system] = afterName.split(' ').slice(11, 13).map(Number);
    return ((user ?? Number.NaN) + (system ?? Number.NaN)) / 100;
  } catch {
    return Number.NaN;
  }
}
