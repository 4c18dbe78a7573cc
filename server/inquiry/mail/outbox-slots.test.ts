import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { composeMail, type MailChannel, type SendOutcome } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { day, hour, minute, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const desk = 'desk@pharmacy.example';
let directory: string;
let clock: ReturnType<typeof testClock>;
let store: SqliteStore;
/** A mail server that hangs until the test is over. */
let hang: PromiseWithResolvers<SendOutcome>;
const workers: Outbox[] = [];

beforeEach(() => {
  directory = temporaryDirectory('slots');
  clock = testClock();
  hang = Promise.withResolvers();
  store = new SqliteStore({ path: join(directory, 'inquiries.sqlite'), clock: clock.now });
});
afterEach(async () => {
  hang.resolve(delivered);
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await store.close();
  rmSync(directory, { recursive: true });
});

function outbox(channel: MailChannel, options: Partial<OutboxOptions> = {}) {
  const worker = new Outbox({
    store,
    channel,
    log: testLog(),
    compose: ({ inquiry, kind }) => composeMail(inquiry, kind, { from: desk, to: [desk] }),
    pollMs: 5,
    ...options,
  });
  workers.push(worker);
  return worker;
}

describe('mails that hang the mail server', () => {
  test('do not hold up a new one, when they are new themselves', async () => {
    for (let count = 0; count < 8; count += 1) await store.insert(newInquiry());
    clock.advance(1);
    const { id } = await store.insert(newInquiry());
    const { channel, mails } = channelThat((attempt) => (attempt <= 8 ? hang.promise : delivered));
    outbox(channel, { slowMs: 5 }).start();
    await vi.waitFor(async () => expect((await store.find(id))?.inquiry.state).toBe('sent'));
    expect(mails).toHaveLength(9);
  });

  test('do not hold up a new one, when they are tried again', async () => {
    for (let count = 0; count < 8; count += 1) await store.insert(newInquiry());
    const down = channelThat(() => ({ kind: 'unreachable', reason: 'down' }));
    await outbox(down.channel).drain();
    clock.advance(day);
    const { channel, mails } = channelThat((attempt) => (attempt <= 3 ? hang.promise : delivered));
    const worker = outbox(channel, { slowMs: hour });
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(3));
    const { id } = await store.insert(newInquiry());
    await vi.waitFor(async () => expect((await store.find(id))?.inquiry.state).toBe('sent'));
    expect(mails).toHaveLength(4);
  });

  test('are not sent by another worker while the mail server may still confirm', async () => {
    await store.insert(newInquiry());
    const { channel, mails } = channelThat(() => hang.promise);
    const slow = { ...channel, longestSendMs: 11 * minute };
    outbox(slow).start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    clock.advance(11 * minute);
    await outbox(slow).drain();
    expect(mails).toHaveLength(1);
  });
});
