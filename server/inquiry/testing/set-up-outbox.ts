import { beforeEach } from 'vitest';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { defaultDelays } from '#server/inquiry/mail/retry-policy.ts';
import { createAnswerUrl } from '#server/inquiry/testing/inquiries.ts';
import { setUpStore, sqlite } from '#server/inquiry/testing/stores.ts';
import { createTestLog } from '#server/inquiry/testing/test-log.ts';

const to = ['desk@pharmacy.example', 'owner@pharmacy.example'];
const settings = { from: 'site@pharmacy.example', to };

export function setUpOutbox() {
  const tools = setUpStore(sqlite);
  let log: ReturnType<typeof createTestLog>;
  beforeEach(() => {
    log = createTestLog();
  });

  return {
    ...tools,
    log: () => log,
    createOutbox: (channel: MailChannel, options: Partial<OutboxOptions> = {}) =>
      new Outbox({
        store: tools.store(),
        channel,
        log,
        compose: ({ inquiry, kind }) => composeMail(inquiry, kind, settings, createAnswerUrl),
        delays: { ...defaultDelays, random: () => 0.5 },
        pause: async () => {},
        ...options,
      }),
  };
}
