import {
  type Delays,
  delayAfterOutage,
  delayAfterRefusal,
  patience,
} from '#server/inquiry/mail/backoff.ts';
import type { MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { ClaimedDelivery, DeliveryResult, Refusal } from '#server/inquiry/store/store.ts';

export interface Attempt {
  claimed: ClaimedDelivery;
  /** Whom this attempt was for. */
  to: readonly string[];
  outcome: SendOutcome;
  deliveredState: MailChannel['deliveredState'];
}

/** What becomes of a mail after an attempt: done, failed, or when it is tried again. */
export function judge(attempt: Attempt, delays: Delays): DeliveryResult {
  const { claimed, to, outcome, deliveredState } = attempt;
  const takenBy = [...claimed.takenBy, ...(outcome.takenBy ?? [])];
  const refusedBy = [...claimed.refusedBy, ...(outcome.refusedBy ?? [])];
  const done = new Set([...takenBy, ...refusedBy.map(({ address }) => address)]);
  const rest = to.filter((address) => !done.has(address));
  if (outcome.kind === 'delivered') {
    // A file is not in anyone's inbox: a later send goes to everyone.
    if (deliveredState === 'sent') takenBy.push(...rest);
    const recipients = { takenBy, refusedBy };
    if (refusedBy.length === 0) return { state: deliveredState, recipients };
    return { state: deliveredState, error: inWords(refusedBy), recipients };
  }
  const error = outcome.reason;
  const refused = outcome.kind === 'temporary';
  const refusals = claimed.refusals + 1;
  if (outcome.kind === 'permanent' || (refused && refusals >= patience)) {
    refusedBy.push(...rest.map((address) => ({ address, reason: error })));
    const recipients = { takenBy, refusedBy };
    if (takenBy.length === 0) return { state: 'failed', error, recipients };
    return { state: deliveredState, error: inWords(refusedBy), recipients };
  }
  const retryInMs = refused
    ? delayAfterRefusal(refusals, delays)
    : delayAfterOutage(claimed.attempts, delays);
  return { state: 'waiting', error, retryInMs, refused, recipients: { takenBy, refusedBy } };
}

const inWords = (refusedBy: readonly Refusal[]) =>
  `refused by ${refusedBy.map(({ address, reason }) => `${address} (${reason})`).join(', ')}`;
