/**
 * Kills the inquiry service at random moments while inquiries arrive, restarts it, and checks
 * that nothing which was acknowledged is lost and that nothing is stored twice.
 *
 * npm run test:crash [rounds]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PostgresStore } from '#server/inquiry/postgres-store.ts';
import { functionPath } from '#server/inquiry/routes.ts';
import { SqliteStore } from '#server/inquiry/sqlite-store.ts';
import type { InquiryStore } from '#server/inquiry/store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import { startMailServer } from '#server/inquiry/testing/mail-server.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';

const rounds = Number(process.argv[2] ?? 50);
const senders = 8;
/** Longer than a mail takes on a busy machine, so that only a crash can cause a second one. */
const leaseMs = 10_000;
const longestRunMs = 400;
const program = join(import.meta.dirname, '..', 'server', 'inquiry', 'testing', 'standalone.ts');

interface Place {
  name: string;
  settings: object;
  open(): Promise<InquiryStore>;
}

interface Report {
  acknowledged: number;
  resent: number;
  lost: number;
  storedTwice: number;
  notMailed: number;
  mailedTwice: number;
  mailedTwiceWithoutCrash: number;
}

async function crash({ name, settings, open }: Place): Promise<Report> {
  const mail = await startMailServer({ disabledCommands: ['STARTTLS'] });
  const start = () =>
    startProcess(
      program,
      JSON.stringify({ ...settings, leaseMs, smtpUrl: `smtp://${mail.host}?requireTLS=false` }),
    );
  const acknowledged = new Map<string, string>();
  const unanswered = new Set<string>();
  const sentButUnmarked = new Set<string>();
  let resent = 0;
  let count = 0;
  let answered = () => {};
  const nextAnswer = () =>
    new Promise<void>((resolve) => {
      answered = resolve;
    });

  async function send(address: string, message: string) {
    unanswered.add(message);
    const response = await fetch(`${address}${functionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message },
      body: JSON.stringify({ ...sampleBody, message }),
    });
    const { id } = await response.json();
    if (response.status !== 200) throw new Error(`The function answered ${response.status}.`);
    acknowledged.set(message, id);
    answered();
    unanswered.delete(message);
  }

  /** As people do: what got no answer is sent again, with the same key. */
  async function sendUntilDead(address: string, again: string[]) {
    for (;;) {
      const repeated = again.pop();
      if (repeated) resent += 1;
      else count += 1;
      try {
        await send(address, repeated ?? `${name} inquiry number ${count}`);
      } catch {
        return;
      }
    }
  }

  for (let round = 1; round <= rounds; round += 1) {
    const server = await start();
    const again = [...unanswered];
    const sending = Array.from({ length: senders }, () => sendUntilDead(server.address, again));
    // Most kills fall into busy times, one in five also into the first moments.
    if (round % 5 > 0) await Promise.race([nextAnswer(), wait(5000)]);
    await wait(Math.random() * longestRunMs);
    await server.end('SIGKILL');
    await Promise.all(sending);
    await mail.idle();
    const mailed = new Set(mail.received.map(({ raw }) => inquiryOf(raw)));
    const store = await open();
    const queued = await store.list({ state: 'queued' });
    for (const { id } of queued) if (mailed.has(id)) sentButUnmarked.add(id);
    await store.close();
    if (process.stdout.isTTY) {
      process.stdout.write(`\r${name}: round ${round}, ${acknowledged.size} acknowledged`);
    }
  }

  const server = await start();
  for (const message of [...unanswered]) await send(server.address, message);
  const store = await open();
  while ((await store.counts()).states.queued > 0) await wait(100);
  const stored = await store.list({});
  await store.close();
  await server.end('SIGTERM');
  await mail.idle();
  await mail.close();
  if (process.stdout.isTTY) process.stdout.write('\n');

  const ids = new Set(stored.map(({ id }) => id));
  const messages = new Set(stored.map(({ message }) => message));
  const mails = new Map<string, number>();
  for (const { raw } of mail.received) {
    const id = inquiryOf(raw);
    mails.set(id, (mails.get(id) ?? 0) + 1);
  }
  const twice = [...mails].filter(([, times]) => times > 1).map(([id]) => id);
  return {
    acknowledged: acknowledged.size,
    resent,
    lost: [...acknowledged.values()].filter((id) => !ids.has(id)).length,
    storedTwice: stored.length - messages.size,
    notMailed: [...ids].filter((id) => !mails.has(id)).length,
    mailedTwice: twice.length,
    mailedTwiceWithoutCrash: twice.filter((id) => !sentButUnmarked.has(id)).length,
  };
}

const inquiryOf = (raw: string) => /^Message-ID:\s+<([^.>]+)\./im.exec(raw)?.[1] ?? 'none';

const directory = mkdtempSync(join(tmpdir(), 'inquiry-crash-'));
const postgres = await startPostgres();
try {
  const databaseUrl = await postgres.createDatabase();
  const places: Place[] = [
    {
      name: 'SQLite',
      settings: { dataDirectory: directory },
      open: async () => new SqliteStore({ path: join(directory, 'inquiries.sqlite') }),
    },
    {
      name: 'PostgreSQL',
      settings: { dataDirectory: directory, databaseUrl },
      open: () => PostgresStore.open({ url: databaseUrl }),
    },
  ];
  const reports: Record<string, Report> = {};
  for (const place of places) reports[place.name] = await crash(place);
  console.table(reports);
  const faults = Object.values(reports).some(
    ({ lost, storedTwice, notMailed, mailedTwiceWithoutCrash }) =>
      lost + storedTwice + notMailed + mailedTwiceWithoutCrash > 0,
  );
  const nothing = Object.values(reports).some(({ acknowledged }) => acknowledged === 0);
  if (faults || nothing) {
    console.error('The crash test found a fault: see the table.');
    process.exitCode = 1;
  }
} finally {
  await postgres.stop();
  rmSync(directory, { recursive: true });
}
