import { setTimeout as wait } from 'node:timers/promises';
import {
  type MailServer,
  replyError,
  startMailServer,
} from '#server/inquiry/testing/mail-server.ts';
import { inquiryOfMail } from './stores.ts';

export const recipients = ['desk@pharmacy.example', 'owner@pharmacy.example'] as const;
const [, refused] = recipients;

const chance = (share: number) => Math.random() < share;

/** Slow, refuses one recipient for now one time in three, and closes the connection now and then. */
export function startDifficultMailServer(): Promise<MailServer> {
  return startMailServer({
    disabledCommands: ['STARTTLS'],
    onConnect: (_session, done) => done(chance(0.03) ? replyError('421 Too busy') : null),
    refuse: ({ recipient }) => (recipient === refused && chance(0.3) ? '450 Not yet' : null),
    async take() {
      await wait(chance(0.05) ? 300 : Math.random() * 50);
      return !chance(0.05);
    },
  });
}

/** How often each recipient got each mail, by `keyOf`. */
export function copiesOf({ received }: MailServer): Map<string, number> {
  const copies = new Map<string, number>();
  for (const { raw, to } of received) {
    for (const recipient of to) {
      const key = keyOf(inquiryOfMail(raw), recipient);
      copies.set(key, (copies.get(key) ?? 0) + 1);
    }
  }
  return copies;
}

export const keyOf = (inquiry: string, recipient: string) => `${inquiry} ${recipient}`;
