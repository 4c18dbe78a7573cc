import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { day, newInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const { directory, outbox, states, store } = setUpOutbox();

describe('the file channel', () => {
  test('writes a mail as a file, which is deleted with the inquiry', async () => {
    const { id } = await store().insert(newInquiry());
    const mails = join(directory(), 'outbox');
    await outbox(createFileChannel(mails)).drain();
    expect(await states()).toMatchObject({ written: 1, sent: 0 });
    expect(readdirSync(mails)).toEqual([`${id}.notification.eml`]);
    expect(readFileSync(join(mails, `${id}.notification.eml`), 'utf8')).toContain('melasma');
    await removeFiles(mails, { ids: [id], before: 0 });
    expect(readdirSync(mails)).toEqual([]);
  });

  test('keeps files of unknown inquiries until they are old', async () => {
    const mails = directory();
    writeFileSync(join(mails, 'lost.notification.eml'), 'the only copy');
    const before = Date.now() + day;
    await removeFiles(mails, { ids: ['other'], before: Date.now() - day });
    await removeFiles(mails, { ids: [], before, keep: ['lost'] });
    expect(readdirSync(mails)).toContain('lost.notification.eml');
    await removeFiles(mails, { ids: [], before });
    expect(readdirSync(mails)).not.toContain('lost.notification.eml');
  });

  test('retries when the file cannot be written', async () => {
    await store().insert(newInquiry());
    await outbox(createFileChannel(join(directory(), 'inquiries.sqlite', 'outbox'))).drain();
    expect((await states()).queued).toBe(1);
  });
});
