import {
  buildMail,
  type ComposedMail,
  type MailSettings,
  paragraphs,
  parseAddresses,
  whereCommandsAre,
} from '#server/inquiry/mail/mail.ts';
import type { ClaimedDigest, InquiryState } from '#server/inquiry/store/store.ts';

/** More than anyone handles by hand; the command lists them all. */
const mostIds = 20;

const kinds = [
  { state: 'failed', what: 'Could not be mailed', todo: ['show ID', 'retry --failed'] },
  { state: 'written', what: 'Only written to files', todo: ['retry --written'] },
  {
    state: 'quarantined',
    what: 'Held as likely spam',
    todo: ['list --state quarantined', 'release ID'],
  },
] satisfies { state: InquiryState; what: string; todo: string[] }[];

/** Numbers and IDs, and nothing of what was typed. */
export function composeDigest(
  digest: ClaimedDigest,
  settings: MailSettings,
): Promise<ComposedMail> {
  const lines = ['Nobody at the pharmacy has got these inquiries by mail.'];
  for (const { state, what, todo } of kinds) {
    const ids = digest.inquiries.filter((inquiry) => inquiry.state === state).map(({ id }) => id);
    if (ids.length === 0) continue;
    const more = ids.length > mostIds ? ` and ${ids.length - mostIds} more` : '';
    lines.push(
      `${what}: ${ids.length} (${ids.slice(0, mostIds).join(', ')}${more}).`,
      ...todo.map((command) => `inquiries ${command}`),
    );
  }
  lines.push(
    'They are kept until you mail or delete them. To delete one: inquiries delete ID',
    whereCommandsAre,
    'This mail comes once a day at most, for as long as there is something to tell.',
  );
  const content = {
    to: parseAddresses(settings.to.join(', ')),
    date: new Date(digest.claimedAt),
    subject: `Inquiries that nobody has got: ${digest.inquiries.length}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...paragraphs(lines),
  };
  return buildMail(digest.id, 'digest', content, settings);
}
