import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';

/** Records mails and returns the outcomes of the test. */
export function stubChannel(answer: (attempt: number) => SendOutcome | Promise<SendOutcome>) {
  const mails: ComposedMail[] = [];
  const channel: MailChannel = {
    deliveredState: 'sent',
    description: 'a test channel',
    longestSendMs: 60_000,
    async send(mail) {
      mails.push(mail);
      return answer(mails.length);
    },
  };
  return { channel, mails };
}

export const delivered: SendOutcome = { kind: 'delivered' };
