import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { day, makeInquiry } from '#server/inquiry/testing/inquiries.ts';
import { setUpOutbox } from '#server/inquiry/testing/set-up-outbox.ts';

const { directory, createOutbox, getStates, store } = setUpOutbox();

test('writes a message to a file, which is deleted with the inquiry', async () => {
  const { id } = await store().insert(makeInquiry());
  const outboxFolder = join(directory(), 'outbox');
  await createOutbox(createFileChannel(outboxFolder)).drain();
  expect(await getStates()).toMatchObject({ written: 1, sent: 0 });
  expect(readdirSync(outboxFolder)).toEqual([`${id}.notification.eml`]);
  expect(readFileSync(join(outboxFolder, `${id}.notification.eml`), 'utf8')).toContain('melasma');
  await removeFiles(outboxFolder, { ids: [id], before: 0 });
  expect(readdirSync(outboxFolder)).toEqual([]);
});

test('keeps files of unknown inquiries until they are old', async () => {
  const outboxFolder = directory();
  writeFileSync(join(outboxFolder, 'lost.notification.eml'), 'the only copy');
  const before = Date.now() + day;
  await removeFiles(outboxFolder, { ids: ['other'], before: Date.now() - day });
  await removeFiles(outboxFolder, { ids: [], before, keep: ['lost'] });
  expect(readdirSync(outboxFolder)).toContain('lost.notification.eml');
  await removeFiles(outboxFolder, { ids: [], before });
  expect(readdirSync(outboxFolder)).not.toContain('lost.notification.eml');
});

test('keeps the message queued if the file cannot be written', async () => {
  await store().insert(makeInquiry());
  await createOutbox(createFileChannel(join(directory(), 'inquiries.sqlite', 'outbox'))).drain();
  expect((await getStates()).queued).toBe(1);
});
