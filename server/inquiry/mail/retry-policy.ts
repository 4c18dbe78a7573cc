import type { MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { ClaimedDelivery, DeliveryResult, Refusal } from '#server/inquiry/store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** Attempts before giving up on a server that answers 'later', which takes about five days. */
export const maxRefusals = 28;

export interface Delays {
  /** Each further delay is twice as long. */
  firstMs: number;
  random: () => number;
}

export const defaultDelays: Delays = { firstMs: 0.5 * minute, random: Math.random };

const longestAfterRefusal = 6 * hour;
/** Shorter, so that mail goes out soon after an outage ends. */
const longestAfterOutage = 15 * minute;

/** Adds 25% jitter, so that mails that failed together aren't retried together. */
function backOff(times: number, longest: number, { firstMs, random }: Delays): number {
  const delay = Math.min(longest, firstMs * 2 ** Math.min(times - 1, 30));
  return Math.round(delay * (0.75 + random() / 2));
}

export interface Attempt {
  claimed: ClaimedDelivery;
  to: readonly string[];
  outcome: SendOutcome;
  deliveredState: MailChannel['deliveredState'];
}

/** Decides what to record after an attempt: done, failed, or when to try again. */
export function decideResult(attempt: Attempt, delays: Delays): DeliveryResult {
  const { claimed, to, outcome, deliveredState } = attempt;
  const takenBy = [...claimed.takenBy, ...(outcome.takenBy ?? [])];
  const refusedBy = [...claimed.refusedBy, ...(outcome.refusedBy ?? [])];
  const done = new Set([...takenBy, ...refusedBy.map(({ address }) => address)]);
  const pending = to.filter((address) => !done.has(address));
  if (outcome.kind === 'delivered') {
    // Mail in a file has reached no one, so a later send goes to all recipients.
    if (deliveredState === 'sent') takenBy.push(...pending);
    const recipients = { takenBy, refusedBy };
    if (refusedBy.length === 0) return { state: deliveredState, recipients };
    return { state: deliveredState, error: describeRefusals(refusedBy), recipients };
  }
  const error = outcome.reason;
  const refused = outcome.kind === 'temporary';
  const refusals = claimed.refusals + 1;
  if (outcome.kind === 'permanent' || (refused && refusals >= maxRefusals)) {
    refusedBy.push(...pending.map((address) => ({ address, reason: error })));
    const recipients = { takenBy, refusedBy };
    if (takenBy.length === 0) return { state: 'failed', error, recipients };
    return { state: deliveredState, error: describeRefusals(refusedBy), recipients };
  }
  const retryInMs = refused
    ? backOff(refusals, longestAfterRefusal, delays)
    : backOff(claimed.attempts, longestAfterOutage, delays);
  return { state: 'waiting', error, retryInMs, refused, recipients: { takenBy, refusedBy } };
}

const describeRefusals = (refusedBy: readonly Refusal[]) =>
  `refused by ${refusedBy.map(({ address, reason }) => `${address} (${reason})`).join(', ')}`;
