import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { composeMail, type MailChannel } from '#server/inquiry/mail/mail.ts';
import { Outbox, type OutboxOptions } from '#server/inquiry/mail/outbox.ts';
import { type Delays, usualDelays } from '#server/inquiry/mail/retry-policy.ts';
import { SqliteStore } from '#server/inquiry/store/sqlite-store.ts';
import { testClock } from '#server/inquiry/testing/inquiries.ts';
import { temporaryDirectory } from '#server/inquiry/testing/temporary-directory.ts';
import { testLog } from '#server/inquiry/testing/test-log.ts';

const settings = { from: 'site@pharmacy.example', to: ['desk@pharmacy.example'] };
const steady: Delays = { ...usualDelays, random: () => 0.5 };

function openDesk() {
  const directory = temporaryDirectory('outbox');
  const clock = testClock();
  const store = new SqliteStore({ path: join(directory, 'inquiries.sqlite'), clock: clock.now });
  return { directory, clock, store, log: testLog() };
}

/** Where outboxes work that do not wait: a store, a clock and a log, new for each test. */
export function outboxDesk() {
  let desk: ReturnType<typeof openDesk>;
  beforeEach(() => {
    desk = openDesk();
  });
  afterEach(async () => {
    await desk.store.close();
    rmSync(desk.directory, { recursive: true });
  });

  return {
    directory: () => desk.directory,
    clock: () => desk.clock,
    store: () => desk.store,
    log: () => desk.log,
    states: async () => (await desk.store.counts()).states,

    outbox: (channel: MailChannel, options: Partial<OutboxOptions> = {}) =>
      new Outbox({
        store: desk.store,
        channel,
        log: desk.log,
        compose: ({ inquiry, kind }) => composeMail(inquiry, kind, settings),
        delays: steady,
        pause: async () => {},
        ...options,
      }),
  };
}
