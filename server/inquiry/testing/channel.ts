import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';

export function stubChannel(getOutcome: (attempt: number) => SendOutcome | Promise<SendOutcome>) {
  const messages: ComposedMail[] = [];
  const channel: MailChannel = {
    deliveredState: 'sent',
    description: 'a test channel',
    longestSendMs: 60_000,
    async send(mail) {
      messages.push(mail);
      return getOutcome(messages.length);
    },
  };
  return { channel, messages };
}

export const success: SendOutcome = { kind: 'delivered' };
