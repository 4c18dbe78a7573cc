import { randomUUID } from 'node:crypto';
import { type Call, exitCodes, rejectPositionals, report } from '#server/inquiry/commands/call.ts';
import {
  buildMail,
  createBody,
  type MailChannel,
  type MailSettings,
  parseAddresses,
} from '#server/inquiry/mail/mail.ts';
import { receiveMail } from '#server/inquiry/mail/mail-checks.ts';
import { checkMailDomain } from '#server/inquiry/mail/mail-domain.ts';

export async function recordBounce(call: Call) {
  rejectPositionals(call);
  const { result } = await receiveMail(await call.context.readInput(), call.store);
  report(call, { result }, `${result}\n`);
  return result === 'waiting' ? exitCodes.notFound : exitCodes.done;
}

export async function checkMailSetup(call: Omit<Call, 'store'>) {
  rejectPositionals(call);
  const { flags, terminal, context } = call;
  const { mail, channel, resolveTxt, dkimSelector } = context;
  const [sender] = parseAddresses(mail.from ?? '');
  if (!sender || mail.from === undefined) {
    terminal.err('MAIL_FROM is not set, so there is nothing to check.\n');
    return exitCodes.usage;
  }
  const findings = await checkMailDomain(sender.address, dkimSelector, resolveTxt);
  if (!flags['no-send']) findings.push(await sendTestMail(channel, { ...mail, from: mail.from }));
  const lines = findings.map(({ isOk, text }) => `${isOk ? '✓' : '✗'} ${text}\n`);
  report(call, findings, lines.join(''));
  return findings.every(({ isOk }) => isOk) ? exitCodes.done : exitCodes.notFound;
}

async function sendTestMail(channel: MailChannel | undefined, settings: MailSettings) {
  if (!channel) return { isOk: false, text: 'SMTP_URL is not set, so no test message was sent.' };
  const content = {
    subject: 'Test of the mail settings',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...createBody(['This is a test of the mail settings of the website. You can delete it.']),
  };
  const outcome = await channel.send(await buildMail(randomUUID(), 'test', content, settings));
  const isOk = outcome.kind === 'delivered' && !outcome.refusedBy?.length;
  const successText = 'The mail server accepted a test message. Check that it arrived in MAIL_TO.';
  if (isOk) return { isOk, text: successText };
  const [refusal] = outcome.refusedBy ?? [];
  const reason = refusal?.reason ?? ('reason' in outcome ? outcome.reason : '');
  return { isOk, text: `The test message was not sent to every recipient: ${reason}` };
}
