/**
 * How many inquiries a second are stored, mailed and answered, beside a bare handler that only
 * syncs a line to a file. Runs take turns, so that a busy machine is busy for all of them.
 *
 * npm run bench:inquiry [seconds] [rounds], with wrk installed
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionPath } from '#server/inquiry/routes.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { median } from './statistics.ts';
import { wrk } from './wrk.ts';

const duration = Number(process.argv[2] ?? 5);
const rounds = Number(process.argv[3] ?? 5);
/** Seconds until the compiler has seen enough. */
const warmUp = 2;
const connections = [1, 16];

interface Run {
  perSecond: number;
  p99: number;
}

const directory = mkdtempSync(join(tmpdir(), 'inquiry-bench-'));
const postgres = await startPostgres();
const service = join(import.meta.dirname, '..', 'server', 'inquiry', 'testing', 'standalone.ts');
const fresh = () => mkdtempSync(join(directory, 'run-'));

const candidates = {
  'bare handler': () =>
    startProcess(join(import.meta.dirname, 'bare-handler.ts'), join(fresh(), 'lines.log')),
  SQLite: () =>
    startProcess(service, JSON.stringify({ dataDirectory: fresh(), discardMail: true })),
  PostgreSQL: async () => {
    const databaseUrl = await postgres.createDatabase();
    return startProcess(
      service,
      JSON.stringify({ dataDirectory: directory, databaseUrl, discardMail: true }),
    );
  },
};

/** NUMBER becomes the number of the inquiry. */
const template = JSON.stringify({ ...sampleBody, message: `${sampleBody.message} Number NUMBER.` });

function measure(address: string, connections: number, seconds: number): Run {
  const script = join(import.meta.dirname, 'inquiry.lua');
  const { perSecond, p99Milliseconds, failed } = wrk(`${address}${functionPath}`, {
    connections,
    seconds,
    script: [script, template, randomUUID()],
  });
  if (failed > 0) throw new Error(`${failed} requests had no success.`);
  return { perSecond, p99: p99Milliseconds };
}

try {
  const runs = new Map<string, Run[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, start] of Object.entries(candidates)) {
      for (const clients of connections) {
        const server = await start();
        measure(server.address, clients, warmUp);
        const run = measure(server.address, clients, duration);
        await server.end('SIGTERM');
        const key = `${name}, ${clients}`;
        runs.set(key, [...(runs.get(key) ?? []), run]);
      }
    }
  }
  console.log(`${cpus().length} cores, ${duration} s each, median of ${rounds}, mail thrown away`);
  console.table(
    connections.flatMap((clients) => {
      const of = (name: string, figure: keyof Run) =>
        median((runs.get(`${name}, ${clients}`) ?? []).map((run) => run[figure]));
      return Object.keys(candidates).map((name) => ({
        handler: name,
        clients,
        'per second': Math.round(of(name, 'perSecond')),
        'p99 ms': of(name, 'p99'),
        'ratio to bare': (of(name, 'perSecond') / of('bare handler', 'perSecond')).toFixed(2),
      }));
    }),
  );
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true, force: true });
}
