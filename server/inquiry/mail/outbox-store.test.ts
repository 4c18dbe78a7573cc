import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Delays, usualDelays } from '#server/inquiry/mail/backoff.ts';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { channelThat, delivered } from '#server/inquiry/testing/channel.ts';
import { day, minute, newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
let directory: string;
let clock: ReturnType<typeof testClock>;
let store: SqliteStore;
let log: ReturnType<typeof testLog>;

beforeEach(() => {
  directory = temporaryDirectory('outbox');
  clock = testClock();
  log = testLog();
  store = new SqliteStore({ path: join(directory, 'inquiries.sqlite'), clock: clock.now });
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true });
});

const steady: Delays = { ...usualDelays, random: () => 0.5 };

function outbox(channel: MailChannel, options: Partial<OutboxOptions> = {}) {
  return new Outbox({
    store,
    channel,
    log,
    compose: ({ inquiry, kind }) => composeMail(inquiry, kind, settings),
    delays: steady,
    pause: async () => {},
    ...options,
  });
}

const states = async () => (await store.counts()).states;

describe('the outbox, when its store fails or is shared', () => {
  test('marks a mail that went out also when the store was away for a moment', async () => {
    await store.insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    const finish = vi.spyOn(store, 'finish').mockRejectedValueOnce(new Error('gone'));
    await outbox(channel).drain();
    expect(finish).toHaveBeenCalledTimes(2);
    expect((await states()).sent).toBe(1);
    clock.advance(day);
    await outbox(channel).drain();
    expect(mails).toHaveLength(1);
  });

  test('sends again with the same Message-ID when the mark was lost for good', async () => {
    await store.insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    const finish = vi.spyOn(store, 'finish').mockRejectedValue(new Error('gone'));
    await outbox(channel).drain();
    finish.mockRestore();
    clock.advance(channel.longestSendMs + minute);
    await outbox(channel).drain();
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await states()).sent).toBe(1);
  });

  test('shares the work of one store between two workers without sending twice', async () => {
    await Promise.all(Array.from({ length: 40 }, () => store.insert(newInquiry())));
    const { channel, mails } = channelThat(() => delivered);
    await Promise.all([outbox(channel).drain(), outbox(channel).drain()]);
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(40);
    expect(mails).toHaveLength(40);
  });

  test('goes on after the store did not answer', async () => {
    await store.insert(newInquiry());
    const { channel, mails } = channelThat(() => delivered);
    vi.spyOn(store, 'claim').mockRejectedValueOnce(new Error('gone'));
    const worker = outbox(channel, { pollMs: 1 });
    worker.start();
    await vi.waitFor(() => expect(mails).toHaveLength(1));
    await worker.stop();
    expect(log.errors()).toContainEqual(expect.stringContaining('the store does not answer'));
  });
});
