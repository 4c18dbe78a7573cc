import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import { startProcess } from '#server/inquiry/testing/start-process.ts';
import { copiesOf, keyOf, recipients, startDifficultMailServer } from './difficult-mail-server.ts';
import { Senders } from './senders.ts';
import type { TestedStore } from './stores.ts';

const senders = 8;
/** Longer than a mail takes on a busy machine, so that only a crash can cause a second one. */
const leaseMs = 10_000;
/** Short, for a mail that is refused ten times in a row waits a thousand times as long. */
const firstDelayMs = 50;
const longestRunMs = 800;
const program = join(import.meta.dirname, '../../server/inquiry/testing/standalone.ts');

export interface KillReport {
  kills: number;
  acknowledged: number;
  resent: number;
  lost: number;
  storedTwice: number;
  /** Recipients who lack a mail. */
  notMailed: number;
  /** Recipients who got a mail twice. */
  mailedTwice: number;
  /** The same, less those where a kill came between the confirmation and our mark. */
  mailedTwiceWithoutKill: number;
}

/** Kills the service at random moments, then lets it finish and counts what became of everything. */
export async function killRepeatedly(place: TestedStore, kills: number): Promise<KillReport> {
  const { name, settings, open } = place;
  const mail = await startDifficultMailServer();
  const smtpUrl = `smtp://${mail.host}?requireTLS=false`;
  const options = { ...settings, leaseMs, firstDelayMs, smtpUrl, mailTo: recipients };
  const start = () => startProcess(program, JSON.stringify(options));
  const people = new Senders(name);
  const unmarked = new UnmarkedMails();

  for (let round = 1; round <= kills; round += 1) {
    const server = await start();
    const answer = people.nextAnswer();
    const sending = people.sendUntilDead(server.address, senders);
    // Most kills fall into busy times, one in five also into the first moments.
    if (round % 5 > 0) await Promise.race([answer, wait(5000)]);
    await wait(Math.random() * longestRunMs);
    await server.end('SIGKILL');
    await sending;
    await mail.idle();
    const store = await open();
    await unmarked.look(store, copiesOf(mail));
    await store.close();
  }

  const server = await start();
  await people.sendRest(server.address);
  const store = await open();
  while ((await store.counts()).states.queued > 0) await wait(100);
  const stored = await store.list({});
  await store.close();
  await server.end('SIGTERM');
  await mail.idle();
  await mail.close();

  const ids = new Set(stored.map(({ id }) => id));
  const copies = copiesOf(mail);
  const expected = [...ids].flatMap((id) => recipients.map((each) => keyOf(id, each)));
  const twice = [...copies].filter(([, count]) => count > 1);
  return {
    kills,
    acknowledged: people.acknowledged.size,
    resent: people.resent,
    lost: [...people.acknowledged.values()].filter((id) => !ids.has(id)).length,
    storedTwice: stored.length - new Set(stored.map(({ message }) => message)).size,
    notMailed: expected.filter((key) => !copies.has(key)).length,
    mailedTwice: twice.length,
    mailedTwiceWithoutKill: twice.filter(([key, count]) => count > 1 + unmarked.kills(key)).length,
  };
}

/** Mails that a recipient had when the service was killed, and that the store knew nothing of. */
class UnmarkedMails {
  readonly #kills = new Map<string, number>();
  readonly #copies = new Map<string, number>();

  kills(key: string): number {
    return this.#kills.get(key) ?? 0;
  }

  async look(store: InquiryStore, copies: Map<string, number>): Promise<void> {
    for (const { id } of await store.list({ state: 'queued' })) {
      const takenBy = (await store.find(id))?.deliveries[0]?.takenBy ?? [];
      for (const recipient of recipients) {
        const key = keyOf(id, recipient);
        const count = copies.get(key) ?? 0;
        if (takenBy.includes(recipient) || count <= (this.#copies.get(key) ?? 0)) continue;
        this.#copies.set(key, count);
        this.#kills.set(key, this.kills(key) + 1);
      }
    }
  }
}
