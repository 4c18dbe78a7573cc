import { dirname } from 'node:path';
import { beforeEach } from 'vitest';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { type Delays, usualDelays } from '#server/inquiry/mail/retry-policy.ts';
import { sqlite, storeForTests } from '#server/inquiry/testing/stores.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
const steady: Delays = { ...usualDelays, random: () => 0.5 };

/** What an outbox needs, new for each test: a store, a clock and a log. It does not wait. */
export function outboxDesk() {
  const { store, clock, states, place } = storeForTests(sqlite);
  let log: ReturnType<typeof testLog>;
  beforeEach(() => {
    log = testLog();
  });

  return {
    directory: () => dirname(place()),
    clock,
    store,
    states,
    log: () => log,
    outbox: (channel: MailChannel, options: Partial<OutboxOptions> = {}) =>
      new Outbox({
        store: store(),
        channel,
        log,
        compose: ({ inquiry, kind }) => composeMail(inquiry, kind, settings),
        delays: steady,
        pause: async () => {},
        ...options,
      }),
  };
}
