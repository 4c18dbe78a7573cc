import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { functionPath } from '#server/inquiry/routes.ts';
import { PostgresStore } from '#server/inquiry/store/postgres-store.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { sampleBody } from '#server/inquiry/testing/inquiries.ts';
import {
  createReplyError,
  type MailServer,
  startMailServer,
} from '#server/inquiry/testing/mail-server.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { countOutcome } from './outcome.ts';

const servicePath = join(import.meta.dirname, '../../server/inquiry/testing/service-process.ts');
const recipients = ['desk@pharmacy.example', 'owner@pharmacy.example'] as const;
const senderCount = 8;
const maxRunMs = 1500;

export async function killWithEachStore(count: number) {
  const directory = mkdtempSync(join(tmpdir(), 'inquiry-crash-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const openSqlite = async () => new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
    return {
      SQLite: await killRepeatedly({ dataDir: directory }, openSqlite, count),
      PostgreSQL: await killRepeatedly(
        { dataDir: directory, databaseUrl },
        () => PostgresStore.open({ url: databaseUrl }),
        count,
      ),
    };
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true });
  }
}

async function killRepeatedly(settings: object, open: () => Promise<InquiryStore>, count: number) {
  let isFlaky = true;
  const mailServer = await startFlakyMailServer(() => isFlaky);
  const options = {
    ...settings,
    smtpUrl: `smtp://${mailServer.host}?requireTLS=false`,
    mailTo: recipients,
    outbox: {
      // Keep this short because the delay doubles with each rejection.
      delays: { firstMs: 50 },
      // The lease must not expire on a busy machine, so only a kill can cause a duplicate message.
      leaseMs: 10_000,
    },
  };
  const startServer = () => startProcess(servicePath, options);
  const senders = new SenderPool();
  for (let round = 0; round < count; round += 1) {
    const server = await startServer();
    const sendPromise = senders.sendUntilKilled(server.address);
    await wait(Math.random() * maxRunMs);
    await server.end('SIGKILL');
    await sendPromise;
  }
  const server = await startServer();
  await senders.sendPending(server.address);
  // Make the mail server reliable, because it could reject an unlucky message for minutes.
  isFlaky = false;
  const store = await open();
  const outcome = await countOutcome(store, mailServer, senders.acknowledgedIds, recipients);
  const messages = (await store.list({})).map(({ message }) => message);
  await store.close();
  await server.end('SIGTERM');
  await mailServer.close();
  // `duplicateMessages` may be above 0: a kill can come after a message is sent but before we record it.
  return { kills: count, ...outcome, duplicateRows: messages.length - new Set(messages).size };
}

class SenderPool {
  readonly acknowledgedIds = new Set<string>();
  readonly #pendingMessages = new Set<string>();
  #count = 0;

  async sendUntilKilled(address: string): Promise<void> {
    const messagesToRepeat = [...this.#pendingMessages];
    const runSender = async () => {
      for (;;) {
        this.#count += 1;
        try {
          await this.#send(address, messagesToRepeat.pop() ?? `Inquiry number ${this.#count}`);
        } catch {
          return;
        }
        // Send slowly enough for the mail server to keep up.
        await wait(Math.random() * 20);
      }
    };
    await Promise.all(Array.from({ length: senderCount }, runSender));
  }

  async sendPending(address: string): Promise<void> {
    for (const message of [...this.#pendingMessages]) await this.#send(address, message);
  }

  async #send(address: string, message: string) {
    this.#pendingMessages.add(message);
    const response = await fetch(`${address}${functionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message },
      body: JSON.stringify({ ...sampleBody, message }),
    });
    const { id } = await response.json();
    if (response.status !== 200) throw new Error(`The function returned ${response.status}.`);
    this.acknowledgedIds.add(id);
    this.#pendingMessages.delete(message);
  }
}

function startFlakyMailServer(isFlaky: () => boolean): Promise<MailServer> {
  const happens = (probability: number) => isFlaky() && Math.random() < probability;
  return startMailServer({
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(happens(0.03) ? createReplyError('421 Too busy') : null),
    refuse: (recipient) => (recipient === recipients[1] && happens(0.3) ? '450 Not yet' : null),
    async accept() {
      await wait(happens(0.05) ? 300 : Math.random() * 50);
      return !happens(0.05);
    },
  });
}
