import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import type { MailServer } from '#server/inquiry/testing/mail-server.ts';

/** Waits until all mail is sent, then counts lost inquiries and missing or duplicate messages. */
export async function countOutcome(
  store: InquiryStore,
  mailServer: MailServer,
  acknowledgedIds: ReadonlySet<string>,
  recipients: readonly string[],
) {
  while ((await store.counts()).states.queued > 0) await wait(100);
  await mailServer.idle();
  const storedIds = new Set((await store.list({})).map(({ id }) => id));
  const copies = countCopies(mailServer);
  const expectedKeys = [...storedIds].flatMap((id) => recipients.map((email) => `${id} ${email}`));
  return {
    acknowledged: acknowledgedIds.size,
    lost: acknowledgedIds.difference(storedIds).size,
    notMailed: expectedKeys.filter((key) => !copies.has(key)).length,
    mailedTwice: [...copies.values()].filter((count) => count > 1).length,
  };
}

/** Counts how many times each recipient got each inquiry. */
function countCopies({ received }: MailServer): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { raw, to } of received) {
    const [, inquiryId] = /^Message-ID:\s+<([^.>]+)\./im.exec(raw) ?? [];
    for (const recipient of to) {
      const key = `${inquiryId} ${recipient}`;
      copies.set(key, (copies.get(key) ?? 0) + 1);
    }
  }
  return copies;
}
