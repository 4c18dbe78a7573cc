import { type InquiryLog, reasonOf, withoutAddresses } from '#server/inquiry/log.ts';
import { composeDigest } from '#server/inquiry/mail/digest-mail.ts';
import type {
  AttemptOutcome,
  MailChannel,
  MailSettings,
  SendOutcome,
} from '#server/inquiry/mail/mail.ts';
import { repeat } from '#server/inquiry/repeat.ts';
import type { ClaimedDigest, InquiryStore } from '#server/inquiry/store/store.ts';

const minuteMs = 60_000;
/** After the mail that waited for the start, which may leave nothing to tell. */
const usualFirstMs = minuteMs;
/** How soon after the mail server is back. */
const lookEveryMs = 60 * minuteMs;

export interface DigestOptions {
  store: Pick<InquiryStore, 'claimDigest' | 'finishDigest'>;
  channel: MailChannel;
  mail: MailSettings;
  log: InquiryLog;
  onAttempt: (outcome: AttemptOutcome) => void;
  firstMs?: number | undefined;
}

/** Looks every hour. Several servers may do so on one store. */
export function startDigest(options: DigestOptions) {
  return repeat(async () => {
    await mailDigest(options);
    return lookEveryMs;
  }, options.firstMs ?? usualFirstMs);
}

/** Mails what nobody has got, unless the last such mail is less than a day ago. */
export async function mailDigest(options: DigestOptions): Promise<void> {
  const { store, channel, log, onAttempt } = options;
  try {
    const digest = await store.claimDigest({ leaseMs: channel.longestSendMs + minuteMs });
    if (!digest) return;
    const outcome = await send(digest, options);
    onAttempt(outcome.kind);
    // Whoever of several has it can tell the others.
    const isSent = outcome.kind === 'delivered' || (outcome.takenBy ?? []).length > 0;
    await store.finishDigest(digest, isSent);
    const fields = { inquiries: digest.inquiries.length };
    if (isSent) return log.info(fields, 'digest: mailed what nobody has got');
    const reason = 'reason' in outcome ? withoutAddresses(outcome.reason) : '';
    log.warn({ ...fields, reason, retryInSeconds: lookEveryMs / 1000 }, 'digest: mail put off');
  } catch (error) {
    log.error({ reason: reasonOf(error) }, 'digest: the store does not answer');
  }
}

async function send(
  digest: ClaimedDigest,
  { channel, mail }: Pick<DigestOptions, 'channel' | 'mail'>,
): Promise<SendOutcome> {
  try {
    return await channel.send(await composeDigest(digest, mail));
  } catch (error) {
    return { kind: 'temporary', reason: reasonOf(error) };
  }
}
