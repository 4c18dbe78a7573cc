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
  type MailServer,
  replyError,
  startMailServer,
} from '#server/inquiry/testing/mail-server.ts';
import { startPostgres } from '#server/inquiry/testing/postgres-server.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { countOutcome } from './outcome.ts';

const program = join(import.meta.dirname, '../../server/inquiry/testing/service-process.ts');
const recipients = ['desk@pharmacy.example', 'owner@pharmacy.example'] as const;
const senders = 8;
const longestRunMs = 1500;

/** Kills the service with each store, on a real disk. */
export async function killWithEachStore(kills: number) {
  const directory = mkdtempSync(join(tmpdir(), 'inquiry-crash-'));
  const postgres = await startPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    const sqlite = async () => new SqliteStore({ path: join(directory, 'inquiries.sqlite') });
    return {
      SQLite: await killRepeatedly({ dataDirectory: directory }, sqlite, kills),
      PostgreSQL: await killRepeatedly(
        { dataDirectory: directory, databaseUrl },
        () => PostgresStore.open({ url: databaseUrl }),
        kills,
      ),
    };
  } finally {
    await postgres.stop();
    rmSync(directory, { recursive: true });
  }
}

/** Kills the service at random moments, then lets it finish and counts the results. */
async function killRepeatedly(settings: object, open: () => Promise<InquiryStore>, kills: number) {
  let isDifficult = true;
  const mail = await startDifficultMailServer(() => isDifficult);
  const options = {
    ...settings,
    smtpUrl: `smtp://${mail.host}?requireTLS=false`,
    mailTo: recipients,
    // Short, because the delay doubles with each refusal.
    firstDelayMs: 50,
    // Long enough for mail on a busy machine, so only a kill can cause a second one.
    leaseMs: 10_000,
  };
  const start = () => startProcess(program, options);
  const people = new Senders();
  for (let round = 0; round < kills; round += 1) {
    const server = await start();
    const sending = people.sendUntilDead(server.address);
    await wait(Math.random() * longestRunMs);
    await server.end('SIGKILL');
    await sending;
  }
  const server = await start();
  await people.sendRest(server.address);
  // Otherwise one unlucky mail could be refused, and delayed, for minutes.
  isDifficult = false;
  const store = await open();
  const outcome = await countOutcome(store, mail, people.acknowledged, recipients);
  const messages = (await store.list({})).map(({ message }) => message);
  await store.close();
  await server.end('SIGTERM');
  await mail.close();
  // A kill between the confirmation and our mark makes a second copy, so `mailedTwice` may be above 0.
  return { kills, ...outcome, storedTwice: messages.length - new Set(messages).size };
}

/** Clients that send inquiries and repeat those without a response, with the same key. */
class Senders {
  readonly acknowledged = new Set<string>();
  readonly #unanswered = new Set<string>();
  #count = 0;

  async sendUntilDead(address: string): Promise<void> {
    const repeats = [...this.#unanswered];
    const sender = async () => {
      for (;;) {
        this.#count += 1;
        try {
          await this.#send(address, repeats.pop() ?? `Inquiry number ${this.#count}`);
        } catch {
          return;
        }
        // Send slowly enough for the mail server.
        await wait(Math.random() * 20);
      }
    };
    await Promise.all(Array.from({ length: senders }, sender));
  }

  async sendRest(address: string): Promise<void> {
    for (const message of [...this.#unanswered]) await this.#send(address, message);
  }

  async #send(address: string, message: string) {
    this.#unanswered.add(message);
    const response = await fetch(`${address}${functionPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': message },
      body: JSON.stringify({ ...sampleBody, message }),
    });
    const { id } = await response.json();
    if (response.status !== 200) throw new Error(`The function answered ${response.status}.`);
    this.acknowledged.add(id);
    this.#unanswered.delete(message);
  }
}

/** Slow, often refuses one recipient for now, and sometimes closes the connection. */
function startDifficultMailServer(isDifficult: () => boolean): Promise<MailServer> {
  const chance = (share: number) => isDifficult() && Math.random() < share;
  return startMailServer({
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(chance(0.03) ? replyError('421 Too busy') : null),
    refuse: (recipient) => (recipient === recipients[1] && chance(0.3) ? '450 Not yet' : null),
    async accept() {
      await wait(chance(0.05) ? 300 : Math.random() * 50);
      return !chance(0.05);
    },
  });
}
