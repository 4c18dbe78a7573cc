import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';

/** A channel that keeps what it is given, and answers as the test wants. */
export function stubChannel(answer: (attempt: number) => SendOutcome | Promise<SendOutcome>) {
  const mails: ComposedMail[] = [];
  const channel: MailChannel = {
    deliveredState: 'sent',
    description: 'a channel of the test',
    longestSendMs: 60_000,
    async send(mail) {
      mails.push(mail);
      return answer(mails.length);
    },
  };
  return { channel, mails };
}

export const delivered: SendOutcome = { kind: 'delivered' };
