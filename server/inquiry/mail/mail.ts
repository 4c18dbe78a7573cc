import addressparser from 'nodemailer/lib/addressparser';
import MailComposer from 'nodemailer/lib/mail-composer';
import { site, times } from '#library/facts.ts';
import { getLabeledEntries } from '#library/inquiry/fields.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { inquirySubject } from '#library/inquiry/schema.ts';
import type { DeliveryKind, Inquiry, SettledRecipients } from '#server/inquiry/store/store.ts';

export interface MailSettings {
  /** This is an address or `Name <address>`. */
  from: string;
  to: readonly string[];
}

export interface ComposedMail {
  id: string;
  kind: DeliveryKind | 'digest' | 'test';
  /** This stays the same for every attempt so mail clients recognize a second copy. */
  messageId: string;
  envelope: { from: string; to: string[] };
  raw: Buffer;
}

/** `takenBy` and `refusedBy` need no further attempt. `kind` is the result for the others. */
export type SendOutcome = Partial<SettledRecipients> &
  (
    | { kind: 'delivered' }
    | { kind: 'temporary' | 'permanent' | 'unreachable' | 'setup'; reason: string }
  );

/** The metrics separately count messages that were only written to a file. */
export type AttemptOutcome = SendOutcome['kind'] | 'written';

export interface MailChannel {
  readonly deliveredState: 'sent' | 'written';
  readonly description: string;
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
  createAnswerUrl: (id: string) => string,
): Promise<ComposedMail> {
  const content = {
    ...composers[kind](inquiry, createAnswerUrl),
    date: new Date(inquiry.receivedAt),
  };
  return buildMail(inquiry.id, kind, content, settings);
}

/** The mail goes to the pharmacy unless `content` has another recipient. */
export async function buildMail(
  id: string,
  kind: ComposedMail['kind'],
  content: ConstructorParameters<typeof MailComposer>[0],
  settings: MailSettings,
): Promise<ComposedMail> {
  const [from] = parseAddresses(settings.from);
  if (!from) throw new Error('MAIL_FROM has no email address.');
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  const messageId = `<${id}.${kind}@${domain}>`;
  const message = new MailComposer({
    to: parseAddresses(settings.to.join(', ')),
    ...content,
    from,
    messageId,
    // Form entries must not make the composer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  }).compile();
  const { to } = message.getEnvelope();
  const raw = await message.build();
  return { id, kind, messageId, envelope: { from: from.address, to }, raw };
}

function composeNotification(inquiry: Inquiry, createAnswerUrl: (id: string) => string) {
  const reference = formatReference(inquiry.id);
  const rows = [
    ['Reference number', reference],
    ...getLabeledEntries(inquiry, 'one line'),
    ['Received', formatReceivedAt(inquiry)],
    ['Inquiry', inquiry.id],
  ].map((row) => row.join(': '));
  const longEntries = getLabeledEntries(inquiry, 'several lines');
  return {
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: `${inquirySubject}: ${inquiry.name}, ${inquiry.practice} (${reference})`,
    ...createBody([
      `${inquirySubject}, sent with the form on the website.\nReply to this email to write to the provider.`,
      rows.join('\n'),
      ...longEntries.flatMap(([label, value]) => [`${label}:`, value]),
      { label: `After you reply: mark ${reference} as answered`, url: createAnswerUrl(inquiry.id) },
    ]),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Id': inquiry.id },
  };
}

/** This has no form entries, because the address may belong to someone who never wrote to us. */
function composeAcknowledgement(inquiry: Inquiry) {
  const reference = formatReference(inquiry.id);
  const lines = [
    'We have received your request for provider information.',
    `Your reference number: ${reference}`,
    `What happens next: we read your request and typically reply by email within ${times.response}. If you haven’t heard from us by then, call ${site.phone} and give us the reference number.`,
    `If you did not write to us, you can ignore this email. For anything else, call ${site.phone} or email ${site.email}.`,
    site.brand,
  ];
  return {
    to: [{ name: '', address: inquiry.email }],
    replyTo: site.email,
    subject: `We have received your request (${reference}): ${site.brand}`,
    ...createBody(lines),
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** This also names the script, because a server may have the build without deploy/inquiries. */
export const commandHint =
  'Run these commands on the server. If the `inquiries` command is not installed, go to the folder where you start the server and, as the user that runs the server, run `node /path/to/build/inquiries.js` instead.';

/** The notice has no form entries, because they are likely spam. */
function composeNotice(inquiry: Inquiry) {
  const lines = [
    `An inquiry was held as likely spam on ${formatReceivedAt(inquiry)}, and there may be more by now. Held inquiries are not emailed until you release them.`,
    ...(inquiry.reason ? [`Reason: ${inquiry.reason}.`] : []),
    'To list held inquiries and release one that is not spam:',
    'inquiries list --state quarantined',
    'inquiries release ID',
    commandHint,
    'You get this notice at most once an hour.',
  ];
  return {
    subject: 'Inquiries were held as likely spam',
    ...createBody(lines),
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Inquiry-Id': inquiry.id },
  };
}

const composers = {
  notification: composeNotification,
  acknowledgement: composeAcknowledgement,
  notice: composeNotice,
} satisfies Record<DeliveryKind, unknown>;

const formatReceivedAt = ({ receivedAt }: Inquiry) =>
  new Date(receivedAt).toLocaleString('en-US', {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.timeZone,
  });

/** Only links are clickable, because form entries may contain the address of any site. */
type Paragraph = string | { label: string; url: string };

const toText = (paragraph: Paragraph) =>
  typeof paragraph === 'string' ? paragraph : `${paragraph.label}:\n${paragraph.url}`;

const toHtml = (paragraph: Paragraph) =>
  typeof paragraph === 'string'
    ? escapeHtml(paragraph).replaceAll('\n', '<br>\n')
    : `<a href="${escapeHtml(paragraph.url)}">${escapeHtml(paragraph.label)}</a>`;

export const createBody = (paragraphs: readonly Paragraph[]) => ({
  text: `${paragraphs.map(toText).join('\n\n')}\n`,
  html: `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${inquirySubject}</title></head><body>
${paragraphs.map((paragraph) => `<p>${toHtml(paragraph)}</p>`).join('\n')}
</body></html>
`,
});

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
