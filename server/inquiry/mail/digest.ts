import { getReason, type InquiryLog, redactAddresses } from '#server/inquiry/log.ts';
import {
  type AttemptOutcome,
  buildMail,
  type ComposedMail,
  commandHint,
  createBody,
  type MailChannel,
  type MailSettings,
  parseAddresses,
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
  store: Pick<InquiryStore, 'claimDigest' | 'finishDigest'>;
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
    const hasWarnings = warnings.length > 0;
    const leaseMs = channel.longestSendMs + minuteMs;
    const digest = await store.claimDigest({ leaseMs, hasWarnings });
    if (!digest) return;
    const outcome = await composeDigest(digest, mail, warnings)
      .then((message) => channel.send(message))
      .catch((error: unknown): SendOutcome => ({ kind: 'temporary', reason: getReason(error) }));
    onAttempt(outcome.kind);
    // One recipient is enough to act on the digest.
    const isSent = outcome.kind === 'delivered' || (outcome.takenBy ?? []).length > 0;
    await store.finishDigest(digest, isSent);
    const fields = { inquiries: digest.inquiries.length };
    if (isSent) return log.info(fields, 'digest: sent');
    const reason = 'reason' in outcome ? redactAddresses(outcome.reason) : '';
    log.warn(
      { ...fields, reason, retryInSeconds: checkIntervalMs / 1000 },
      'digest: not sent, will be retried',
    );
  } catch (error) {
    log.error({ reason: getReason(error) }, 'digest: the store is not responding');
  }
}

/** The email lists only this many IDs, because the `list` command shows them all. */
const maxIds = 20;

const sections = [
  { state: 'failed', heading: 'Could not be emailed', commands: ['show ID', 'retry --failed'] },
  {
    state: 'bounced',
    heading: 'Came back after they were sent',
    commands: ['show ID', 'retry ID'],
  },
  { state: 'written', heading: 'Only written to files', commands: ['retry --written'] },
  {
    state: 'quarantined',
    heading: 'Held as likely spam',
    commands: ['list --state quarantined', 'release ID'],
  },
] satisfies { state: InquiryState; heading: string; commands: string[] }[];

/** The digest has counts and IDs but no form entries, which are personal data. */
export function composeDigest(
  digest: ClaimedDigest,
  settings: MailSettings,
  warnings: readonly WarningKind[] = [],
): Promise<ComposedMail> {
  const { length: count } = digest.inquiries;
  const lines = warnings.map((kind) => `Warning: ${warningTexts[kind]}.`);
  if (count > 0) lines.push('These inquiries have not reached the pharmacy by email.');
  for (const { state, heading, commands } of sections) {
    const ids = digest.inquiries.filter((inquiry) => inquiry.state === state).map(({ id }) => id);
    if (ids.length === 0) continue;
    const moreText = ids.length > maxIds ? ` and ${ids.length - maxIds} more` : '';
    lines.push(
      `${heading}: ${ids.length} (${ids.slice(0, maxIds).join(', ')}${moreText}).`,
      ...commands.map((command) => `inquiries ${command}`),
    );
  }
  if (count > 0)
    lines.push(
      'They stay in the database until you email or delete them. To delete one: inquiries delete ID',
      commandHint,
    );
  lines.push(
    'You get this email at most once a day while there are undelivered inquiries or warnings.',
  );
  const content = {
    to: parseAddresses(settings.to.join(', ')),
    date: new Date(digest.claimedAt),
    subject:
      count > 0
        ? `Inquiries that were not delivered: ${count}`
        : 'The inquiry form needs attention',
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...createBody(lines),
  };
  return buildMail(digest.id, 'digest', content, settings);
}
