import { setTimeout as wait } from 'node:timers/promises';
import type { InquiryStore } from '#server/inquiry/store/store.ts';
import type { MailServer } from '#server/inquiry/testing/mail-server.ts';

/** Waits until all mail is sent, and counts inquiries that were lost and mails that went wrong. */
export async function countOutcome(
  store: InquiryStore,
  mail: MailServer,
  acknowledged: ReadonlySet<string>,
  recipients: readonly string[],
) {
  while ((await store.counts()).states.queued > 0) await wait(100);
  await mail.idle();
  const stored = new Set((await store.list({})).map(({ id }) => id));
  const copies = countCopies(mail);
  const expected = [...stored].flatMap((id) => recipients.map((each) => `${id} ${each}`));
  return {
    acknowledged: acknowledged.size,
    lost: acknowledged.difference(stored).size,
    notMailed: expected.filter((copy) => !copies.has(copy)).length,
    mailedTwice: [...copies.values()].filter((count) => count > 1).length,
  };
}

/** How often each recipient got the mail of each inquiry. */
function countCopies({ received }: MailServer): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { raw, to } of received) {
    const [, inquiry] = /^Message-ID:\s+<([^.>]+)\./im.exec(raw) ?? [];
    for (const recipient of to) {
      const copy = `${inquiry} ${recipient}`;
      copies.set(copy, (copies.get(copy) ?? 0) + 1);
    }
  }
  return copies;
}
