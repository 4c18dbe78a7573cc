import { allClosures, schedule } from '#library/facts.ts';
import { answerWithinBusinessDays, getOverdueCutoff } from '#library/inquiry/overdue.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { createAnswerUrl } from '#server/inquiry/answer-links.ts';
import { getReason, type InquiryLog, redactAddresses } from '#server/inquiry/log.ts';
import {
  type AttemptOutcome,
  buildMail,
  type ComposedMail,
  commandHint,
  createBody,
  type MailChannel,
  type MailSettings,
  type SendOutcome,
} from '#server/inquiry/mail/mail.ts';
import { type WarningKind, warningTexts } from '#server/inquiry/mail/mail-checks.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { ClaimedDigest, InquiryState, InquiryStore } from '#server/inquiry/store/store.ts';

const minuteMs = 60_000;
/** The outbox has this long to send waiting mail first, which may leave nothing to report. */
const firstCheckMs = minuteMs;
const checkIntervalMs = 60 * minuteMs;

export interface DigestOptions {
  store: Pick<InquiryStore, 'clock' | 'getSigningKey' | 'claimDigest' | 'finishDigest'>;
  channel: MailChannel;
  mail: MailSettings;
  log: InquiryLog;
  onAttempt: (outcome: AttemptOutcome) => void;
  getWarnings?: () => readonly WarningKind[];
}

/** Several servers can do this, because each digest is claimed before it's sent. */
export function startDigest(options: DigestOptions) {
  return repeat(async () => {
    await sendDigest(options);
    return checkIntervalMs;
  }, firstCheckMs);
}

export async function sendDigest(options: DigestOptions): Promise<void> {
  const { store, channel, mail, log, onAttempt, getWarnings = () => [] } = options;
  try {
    const warnings = getWarnings();
    const digest = await store.claimDigest({
      leaseMs: channel.longestSendMs + minuteMs,
      // A closure that has ended since an inquiry arrived still counts.
      overdueBefore: getOverdueCutoff(await store.clock(), { ...schedule, closures: allClosures }),
      hasWarnings: warnings.length > 0,
    });
    if (!digest) return;
    const outcome = await store
      .getSigningKey()
      .then((key) => composeDigest(digest, mail, createAnswerUrl(key), warnings))
      .then((message) => channel.send(message))
      .catch((error: unknown): SendOutcome => ({ kind: 'temporary', reason: getReason(error) }));
    onAttempt(outcome.kind);
    // One recipient is enough to act on the digest.
    const isSent = outcome.kind === 'delivered' || (outcome.takenBy ?? []).length > 0;
    await store.finishDigest(digest, isSent);
    const fields = { inquiries: digest.inquiries.length };
    if (isSent) return log.info(fields, 'digest: sent');
    const reason = 'reason' in outcome ? redactAddresses(outcome.reason) : '';
    const details = { ...fields, reason, retryInSeconds: checkIntervalMs / 1000 };
    log.warn(details, 'digest: not sent, will be retried');
  } catch (error) {
    log.error({ reason: getReason(error) }, 'digest: the store is not responding');
  }
}

/** The email lists only this many inquiries, because the `list` command shows them all. */
const maxListed = 20;

const sections = [
  { state: 'failed', heading: 'Could not be emailed', commands: ['show NUMBER', 'retry --failed'] },
  {
    state: 'bounced',
    heading: 'Came back after they were sent',
    commands: ['show NUMBER', 'retry NUMBER'],
  },
  { state: 'written', heading: 'Only written to files', commands: ['retry --written'] },
  {
    state: 'quarantined',
    heading: 'Held as likely spam',
    commands: ['list --state quarantined', 'release NUMBER'],
  },
] satisfies { state: InquiryState; heading: string; commands: string[] }[];

/** The digest has counts, reference numbers and links but no form entries, which are personal data. */
export function composeDigest(
  digest: ClaimedDigest,
  settings: MailSettings,
  createUrl: (id: string) => string,
  warnings: readonly WarningKind[] = [],
): Promise<ComposedMail> {
  // Emailed inquiries are in the digest only if no one has answered them.
  const unanswered = digest.inquiries.filter(({ state }) => state === 'sent');
  const undeliveredCount = digest.inquiries.length - unanswered.length;
  const lines = [
    ...warnings.map((kind) => `Warning: ${warningTexts[kind]}.`),
    ...(unanswered.length > 0 ? describeUnanswered(unanswered, createUrl) : []),
    ...(undeliveredCount > 0 ? describeUndelivered(digest) : []),
    ...(digest.inquiries.length > 0 ? [commandHint] : []),
    'You get this email at most once a day while there are such inquiries or warnings.',
  ];
  const counts = [
    ...(undeliveredCount > 0 ? [`not delivered: ${undeliveredCount}`] : []),
    ...(unanswered.length > 0 ? [`not answered: ${unanswered.length}`] : []),
  ];
  const content = {
    date: new Date(digest.claimedAt),
    subject:
      counts.length > 0 ? `Inquiries ${counts.join(', ')}` : 'The inquiry form needs attention',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...createBody(lines),
  };
  return buildMail(digest.id, 'digest', content, settings);
}

function describeUnanswered(
  inquiries: ClaimedDigest['inquiries'],
  createUrl: (id: string) => string,
) {
  return [
    `Not marked as answered within ${answerWithinBusinessDays} business days: ${inquiries.length}. To find the email to reply to, search your mailbox for the reference number.`,
    ...inquiries.slice(0, maxListed).map(({ id }) => ({
      label: `Mark ${formatReference(id)} as answered`,
      url: createUrl(id),
    })),
    ...(inquiries.length > maxListed ? [`And ${inquiries.length - maxListed} more.`] : []),
    'inquiries list --unanswered',
  ];
}

function describeUndelivered(digest: ClaimedDigest): string[] {
  const lines = ['These inquiries have not reached the pharmacy by email.'];
  for (const { state, heading, commands } of sections) {
    const references = digest.inquiries
      .filter((inquiry) => inquiry.state === state)
      .map(({ id }) => formatReference(id));
    const count = references.length;
    if (count === 0) continue;
    const moreText = count > maxListed ? ` and ${count - maxListed} more` : '';
    lines.push(
      `${heading}: ${count} (${references.slice(0, maxListed).join(', ')}${moreText}).`,
      ...commands.map((command) => `inquiries ${command}`),
    );
  }
  lines.push(
    'They stay in the database until you email or delete them. To delete one: inquiries delete NUMBER',
  );
  return lines;
}
