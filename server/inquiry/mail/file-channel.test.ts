import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createFileChannel, removeFiles } from '#server/inquiry/mail/file-channel.ts';
import { day } from '#server/inquiry/testing/inquiries.ts';
import { sampleMail } from '#server/inquiry/testing/smtp.ts';
import { createTemporaryFolder } from '../../../scripts/testing/temporary-folder.ts';

test('writes a message to a file, which is deleted with the inquiry', async () => {
  const folder = createTemporaryFolder();
  expect(await createFileChannel(folder).send(sampleMail)).toEqual({ kind: 'delivered' });
  expect(readdirSync(folder)).toEqual(['an-id.notification.eml']);
  expect(readFileSync(join(folder, 'an-id.notification.eml'))).toEqual(sampleMail.raw);
  await removeFiles(folder, { ids: ['an-id'], before: 0 });
  expect(readdirSync(folder)).toEqual([]);
});

test('keeps files of unknown inquiries until they are old', async () => {
  const file = 'lost.notification.eml';
  const folder = createTemporaryFolder({ [file]: 'the only copy' });
  const before = Date.now() + day;
  await removeFiles(folder, { ids: ['other'], before: Date.now() - day });
  await removeFiles(folder, { ids: [], before, keep: ['lost'] });
  expect(readdirSync(folder)).toEqual([file]);
  await removeFiles(folder, { ids: [], before });
  expect(readdirSync(folder)).toEqual([]);
});

test('retries without limit if the file cannot be written', async () => {
  const folder = createTemporaryFolder({ outbox: 'not a folder' });
  const channel = createFileChannel(join(folder, 'outbox'));
  expect(await channel.send(sampleMail)).toMatchObject({ kind: 'unreachable' });
});
