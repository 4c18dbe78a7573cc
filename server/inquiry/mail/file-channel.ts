import { existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { getReason } from '#server/inquiry/log.ts';
import type { ComposedMail, MailChannel } from '#server/inquiry/mail/mail.ts';
import type { RemoveFiles } from '#server/inquiry/store/retention.ts';

export function createFileChannel(directory: string): MailChannel {
  return {
    deliveredState: 'written',
    description: `SMTP_URL is not set, so no email is sent; inquiries are stored and written to ${directory}`,
    longestSendMs: 60_000,
    async send(mail) {
      try {
        await mkdir(directory, { recursive: true, mode: 0o700 });
        await writeAtomically(join(directory, getFileName(mail)), mail);
        return { kind: 'delivered' };
      } catch (error) {
        return { kind: 'unreachable', reason: getReason(error) };
      }
    },
  };
}

/** Also deletes old files that no inquiry needs, because a crash may have left some. */
export async function removeFiles(
  directory: string,
  { ids, before, keep = [] }: Parameters<RemoveFiles>[0],
): Promise<void> {
  if (!existsSync(directory)) return;
  const deletedIds = new Set(ids);
  const neededIds = new Set(keep);
  for (const name of (await readdir(directory)).filter((each) => mailFileName.test(each))) {
    const path = join(directory, name);
    const [id = ''] = name.split('.');
    const isOld = !neededIds.has(id) && (await stat(path)).mtimeMs < before;
    if (deletedIds.has(id) || isOld) await rm(path);
  }
}

/** This also matches files that a crash left incomplete. */
const mailFileName = /\.eml(?:\.partial)?$/;
const getFileName = ({ id, kind }: ComposedMail) => `${id}.${kind}.eml`;

async function writeAtomically(path: string, { raw }: ComposedMail): Promise<void> {
  const partialPath = `${path}.partial`;
  const file = await open(partialPath, 'w', 0o600);
  try {
    await file.writeFile(raw);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(partialPath, path);
}
