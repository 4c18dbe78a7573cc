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
  const copies = Map.groupBy(mailServer.received.flatMap(listKeys), (key) => key);
  const expectedKeys = [...storedIds].flatMap((id) => recipients.map((email) => `${id} ${email}`));
  return {
    acknowledgedCount: acknowledgedIds.size,
    lostCount: acknowledgedIds.difference(storedIds).size,
    missingMessages: expectedKeys.filter((key) => !copies.has(key)).length,
    duplicateMessages: [...copies.values()].filter(({ length }) => length > 1).length,
  };
}

function listKeys({ raw, to }: MailServer['received'][number]): string[] {
  const [, inquiryId] = /^Message-ID:\s+<([^.>]+)\./im.exec(raw) ?? [];
  return to.map((recipient) => `${inquiryId} ${recipient}`);
}
