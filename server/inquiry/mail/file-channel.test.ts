import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Delays, usualDelays } from '#server/inquiry/mail/backoff.ts';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { newInquiry, testClock } from '#server/inquiry/testing/inquiries.ts';
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

describe('mail as files', () => {
  test('is written whole, is never called sent, and goes when the inquiry is deleted', async () => {
    const { id } = await store.insert(newInquiry());
    const mails = join(directory, 'outbox');
    await outbox(createFileChannel(mails)).drain();
    expect(await states()).toMatchObject({ written: 1, sent: 0 });
    expect(readdirSync(mails)).toEqual([`${id}.notification.eml`]);
    expect(readFileSync(join(mails, `${id}.notification.eml`), 'utf8')).toContain('melasma');
    await removeFiles(mails, { ids: [id], before: 0 });
    expect(readdirSync(mails)).toEqual([]);
  });

  test('is tried again when it cannot be written', async () => {
    await store.insert(newInquiry());
    await outbox(createFileChannel(join(directory, 'inquiries.sqlite', 'outbox'))).drain();
    expect((await states()).queued).toBe(1);
  });
});
