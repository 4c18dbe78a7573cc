import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { site, times } from '#library/facts.ts';
import { labeledEntries } from '#library/inquiry/fields.ts';
import { inquirySubject } from '#library/inquiry/schema.ts';
import type { DeliveryKind, Inquiry, RecipientsDone } from '#server/inquiry/store/store.ts';

export interface MailSettings {
  /** MAIL_FROM: an address, or `Name <address>`. */
  from: string;
  /** MAIL_TO: where inquiries go. */
  to: readonly string[];
}

export interface ComposedMail {
  /** Of the inquiry, or of the digest. */
  id: string;
  kind: DeliveryKind | 'digest';
  /** The same for every attempt, so that a mail sent twice is recognized. */
  messageId: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

/**
 * How a channel ended: with whom of several recipients it is done, and by `kind` how it went with
 * the others. Only `temporary` counts towards giving up: see retry-policy.ts.
 */
export type SendOutcome = Partial<RecipientsDone> &
  (
    | { kind: 'delivered' }
    | { kind: 'temporary' | 'permanent' | 'unreachable' | 'setup'; reason: string }
  );

/** How an attempt is counted. A file is in nobody's inbox. */
export type AttemptOutcome = SendOutcome['kind'] | 'written';

/** A way out for mail: an SMTP server, or files in a directory. */
export interface MailChannel {
  readonly deliveredState: 'sent' | 'written';
  /** One line for the log at start. */
  readonly description: string;
  /** No send takes longer, whatever the other side does. */
  readonly longestSendMs: number;
  send(mail: ComposedMail): Promise<SendOutcome>;
}

export function parseAddresses(text: string): { name: string; address: string }[] {
  return addressparser(text, { flatten: true }).filter(({ address }) => address.includes('@'));
}

export async function composeMail(
  inquiry: Inquiry,
  kind: DeliveryKind,
  settings: MailSettings,
): Promise<ComposedMail> {
  const content = { ...contents[kind](inquiry, settings), date: new Date(inquiry.receivedAt) };
  return buildMail(inquiry.id, kind, content, settings);
}

export async function buildMail(
  id: string,
  kind: ComposedMail['kind'],
  content: ConstructorParameters<typeof MailComposer>[0],
  settings: MailSettings,
): Promise<ComposedMail> {
  const [from] = parseAddresses(settings.from);
  if (!from) throw new Error('MAIL_FROM holds no email address.');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const messageId = `<${id}.${kind}@${domain}>`;
  const message = new MailComposer({
    ...content,
    from,
    messageId,
    // Nothing in a mail may be read from a file or fetched, whatever its text looks like.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { to } = message.getEnvelope();
  const raw = await message.build();
  return { id, kind, messageId, envelope: { from: from.address, to }, raw };
}

function notification(inquiry: Inquiry, settings: MailSettings) {
  const rows = [
    ...labeledEntries(inquiry, 'one line'),
    ['Received', received(inquiry)],
    ['Inquiry', inquiry.id],
  ].map((row) => row.join(': '));
  const texts = labeledEntries(inquiry, 'several lines');
  return {
    to: parseAddresses(settings.to.join(', ')),
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `${inquirySubject}: ${inquiry.name}, ${inquiry.practice}`,
    ...paragraphs([
      `${inquirySubject}, sent with the form on the website.\nAnswer this mail to write to the provider.`,
      rows.join('\n'),
      ...texts.flatMap(([label, value]) => [`${label}:`, value]),
    ]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Id': inquiry.id },
  };
}

/** Repeats nothing that was typed: the address may belong to someone who never wrote to us. */
function acknowledgement(inquiry: Inquiry) {
  const lines = [
    `We have received your request for provider information and typically reply within ${times.response}.`,
    `If you did not write to us, you can ignore this mail. For anything else: ${site.phone} or ${site.email}.`,
    site.brand,
  ];
  return {
    to: [{ name: '', address: inquiry.email }],
    replyTo: site.email,
    subject: `We have received your request: ${site.brand}`,
    ...paragraphs(lines),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** There may be nothing on the server but the build, and nobody may have installed deploy/inquiries. */
export const commandHint =
  'These are typed on the server. Where it has no command `inquiries`, type `node inquiries.js` instead, with the path of that file, where the server was started.';

/** Says nothing of what was typed: it is likely spam, and a mailbox is not where it is kept. */
function notice(inquiry: Inquiry, settings: MailSettings) {
  const lines = [
    `An inquiry was held as likely spam on ${received(inquiry)}, and others may have been since. What is held is not mailed until someone releases it.`,
    ...(inquiry.reason ? [`Why: ${inquiry.reason}.`] : []),
    'To see what is held, and to release an inquiry that a person wrote:',
    'inquiries list --state quarantined',
    'inquiries release ID',
    commandHint,
    'This notice comes once an hour at most.',
  ];
  return {
    to: parseAddresses(settings.to.join(', ')),
    subject: 'Inquiries are held as likely spam',
    ...paragraphs(lines),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Id': inquiry.id },
  };
}

const contents = { notification, acknowledgement, notice } satisfies Record<DeliveryKind, unknown>;

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'full',
  timeStyle: 'long',
  timeZone: site.timeZone,
});
const received = ({ receivedAt }: Inquiry) => time.format(receivedAt);

/** The same as text and as HTML. */
export const paragraphs = (texts: readonly string[]) => ({
  text: `${texts.join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${inquirySubject}</title></head><body>
${texts.map((text) => `<p>${escapeHtml(text).replaceAll('\n', '<br>\n')}</p>`).join('\n')}
</body></html>
`,
});

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
