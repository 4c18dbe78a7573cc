import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import type { MailServer } from '#server/inquiry/testing/mail-server.ts';

export async function countOutcome(
  store: InquiryStore,
  mailServer: MailServer,
  acknowledgedIds: ReadonlySet<string>,
  recipients: readonly string[],
) {
  while ((await store.getStats()).countByState.queued > 0) await wait(100);
  await mailServer.idle();
  const storedIds = new Set((await store.list({})).map(({ id }) => id));
  const copyCounts = countCopies(mailServer);
  const expectedKeys = [...storedIds].flatMap((id) => recipients.map((email) => `${id} ${email}`));
  return {
    acknowledgedCount: acknowledgedIds.size,
    lostCount: acknowledgedIds.difference(storedIds).size,
    missingMessages: expectedKeys.filter((key) => !copyCounts.has(key)).length,
    duplicateMessages: [...copyCounts.values()].filter((count) => count > 1).length,
  };
}

function countCopies({ received }: MailServer): Map<string, number> {
  const copyCounts = new Map<string, number>();
  for (const { raw, to } of received) {
    const [, inquiryId] = /^Message-ID:\s+<([^.>]+)\./im.exec(raw) ?? [];
    for (const recipient of to) {
      const key = `${inquiryId} ${recipient}`;
      copyCounts.set(key, (copyCounts.get(key) ?? 0) + 1);
    }
  }
  return copyCounts;
}
