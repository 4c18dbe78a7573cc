import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '#server/inquiry/log.ts';
import type { ComposedMail, MailChannel } from '#server/inquiry/mail.ts';
import { type DeliveryKind, deliveryKinds } from '#server/inquiry/store.ts';

/** Writes each mail as an .eml file, for as long as no SMTP server is configured. */
export function createFileChannel(directory: string): MailChannel {
  return {
    deliveredState: 'written',
    description: `SMTP_URL is not set: mail is not sent but written to ${directory}`,
    async send(mail) {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeWhole(join(directory, fileName(mail.inquiryId, mail.kind)), mail);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'unreachable', reason: reasonOf(error) };
      }
    },
  };
}

/** Deletes what was written for an inquiry, when the inquiry itself is deleted. */
export async function removeFiles(directory: string, inquiryId: string): Promise<void> {
  for (const kind of deliveryKinds) {
    await rm(join(directory, fileName(inquiryId, kind)), { force: true });
  }
}

const fileName = (inquiryId: string, kind: DeliveryKind) => `${inquiryId}.${kind}.eml`;

/** Under another name until it is complete and on disk, so that nobody reads half a mail. */
async function writeWhole(path: string, { raw }: ComposedMail): Promise<void> {
  const partial = `${path}.partial`;
  const file = await open(partial, 'w', 0o600);
  try {
    await file.writeFile(raw);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partial, path);
}
