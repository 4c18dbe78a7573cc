import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { functionPath } from '#server/inquiry/routes.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { median, table, wrk } from './measure.ts';

const service = join(import.meta.dirname, '../server/inquiry/testing/service-process.ts');
const script = join(import.meta.dirname, 'inquiry.lua');
/** The Lua script replaces NUMBER, so that no inquiry is a duplicate. */
const template = JSON.stringify({ ...sampleBody, message: `${sampleBody.message} Number NUMBER.` });

/**
 * Measures how many inquiries a second are stored and acknowledged. The stores take turns, so that
 * other load on the machine affects both.
 */
export async function measureInquiries(runs: number) {
  const directory = mkdtempSync(join(tmpdir(), 'inquiry-bench-'));
  const postgres = await startPostgres();
  const candidates = {
    SQLite: async () => ({ dataDirectory: mkdtempSync(join(directory, 'run-')) }),
    PostgreSQL: async () => ({
      dataDirectory: directory,
      databaseUrl: await postgres.createDatabase(),
    }),
  };
  const results = new Map<string, ReturnType<typeof wrk>[]>();
  try {
    for (let run = 0; run < runs; run += 1) {
      for (const [name, prepare] of Object.entries(candidates)) {
        const server = await startProcess(service, { ...(await prepare()), discardMail: true });
        const load = (seconds: number) =>
          wrk(server.address + functionPath, {
            connections: 16,
            seconds,
            script: [script, template, randomUUID()],
          });
        load(2);
        const result = load(5);
        await server.end('SIGTERM');
        if (result.failures > 0) throw new Error(`${name}: ${result.failures} requests failed.`);
        results.set(name, [...(results.get(name) ?? []), result]);
      }
    }
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  return table(
    Array.from(results, ([name, measured]) => ({
      store: name,
      'per second': Math.round(median(measured.map(({ perSecond }) => perSecond))),
      'p99 ms': median(measured.map(({ p99Milliseconds }) => p99Milliseconds)),
    })),
  );
}
