import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startProcess } from '#server/inquiry/testing/start-process.ts';

export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** A Markdown table whose columns are the keys of its rows. */
export function table(rows: Record<string, string | number>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  return [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((key) => row[key]))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** Starts the built site as production runs it, on a free port and with its own data folder. */
export async function startSite(environment: Record<string, string> = {}) {
  const data = mkdtempSync(join(tmpdir(), 'bench-data-'));
  const began = performance.now();
  const { address, pid, end } = await startProcess(
    resolve('build/main.js'),
    {},
    // Run outside the project, whose .env file may name a mail server.
    { cwd: data, env: { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', ...environment } },
  );
  return {
    url: address,
    startMilliseconds: performance.now() - began,
    /** Linux only; NaN elsewhere. */
    memoryMegabytes() {
      const file = `/proc/${pid}/status`;
      const status = existsSync(file) ? readFileSync(file, 'utf8') : '';
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async close() {
      await end('SIGTERM');
      rmSync(data, { recursive: true, force: true });
    },
  };
}

interface WrkOptions {
  connections: number;
  seconds: number;
  headers?: string[];
  /** A Lua file that builds the requests, and its arguments. */
  script?: [file: string, ...args: string[]];
}

/** Runs wrk once. Throws if any request failed. */
export function wrk(url: string, { connections, seconds, headers = [], script }: WrkOptions) {
  const [file, ...args] = script ?? [];
  const output = execFileSync(
    'wrk',
    [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...headers.flatMap((header) => ['-H', header]),
      ...(file ? ['-s', file] : []),
      url,
      ...(args.length > 0 ? ['--', ...args] : []),
    ],
    { encoding: 'utf8' },
  );
  if (output.includes('Socket errors')) throw new Error(`wrk lost connections:\n${output}`);
  const [, p99 = 'NaN', unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(output) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p99Milliseconds: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? 1),
    failures: Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0),
  };
}
