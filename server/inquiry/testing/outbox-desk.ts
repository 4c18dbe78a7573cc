import { dirname } from 'node:path';
import { beforeEach } from 'vitest';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { usualDelays } from '#server/inquiry/mail/retry-policy.ts';
import { sqlite, storeForTests } from '#server/inquiry/testing/stores.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };

/** What an outbox needs, new for each test: a store, a clock and a log. It does not wait. */
export function outboxDesk() {
  const tools = storeForTests(sqlite);
  let log: ReturnType<typeof testLog>;
  beforeEach(() => {
    log = testLog();
  });

  return {
    ...tools,
    directory: () => dirname(tools.place()),
    log: () => log,
    outbox: (channel: MailChannel, options: Partial<OutboxOptions> = {}) =>
      new Outbox({
        store: tools.store(),
        channel,
        log,
        compose: ({ inquiry, kind }) => composeMail(inquiry, kind, settings),
        delays: { ...usualDelays, random: () => 0.5 },
        pause: async () => {},
        ...options,
      }),
  };
}
