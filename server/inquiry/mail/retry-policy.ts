import type { MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { ClaimedDelivery, DeliveryResult, Refusal } from '#server/inquiry/store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A server that keeps saying 'later' is asked this often, which takes about five days. */
export const maxRefusals = 28;

export interface Delays {
  /** The first delay; each one after it is twice as long. */
  firstMs: number;
  random: () => number;
}

export const defaultDelays: Delays = { firstMs: 0.5 * minute, random: Math.random };

/** For a server that says 'later'. */
const longestAfterRefusal = 6 * hour;
/** When an outage ends, mail should not wait for long. */
const longestAfterOutage = 15 * minute;

/** A quarter more or less, so that what failed together does not come back together. */
function grow(times: number, longest: number, { firstMs, random }: Delays): number {
  const delay = Math.min(longest, firstMs * 2 ** Math.min(times - 1, 30));
  return Math.round(delay * (0.75 + random() / 2));
}

export interface Attempt {
  claimed: ClaimedDelivery;
  /** The recipients of this attempt. */
  to: readonly string[];
  outcome: SendOutcome;
  deliveredState: MailChannel['deliveredState'];
}

/** What to record after an attempt: done, failed, or when to try again. */
export function decideResult(attempt: Attempt, delays: Delays): DeliveryResult {
  const { claimed, to, outcome, deliveredState } = attempt;
  const takenBy = [...claimed.takenBy, ...(outcome.takenBy ?? [])];
  const refusedBy = [...claimed.refusedBy, ...(outcome.refusedBy ?? [])];
  const done = new Set([...takenBy, ...refusedBy.map(({ address }) => address)]);
  const rest = to.filter((address) => !done.has(address));
  if (outcome.kind === 'delivered') {
    // Nobody has read a file: a later send goes to everyone.
    if (deliveredState === 'sent') takenBy.push(...rest);
    const recipients = { takenBy, refusedBy };
    if (refusedBy.length === 0) return { state: deliveredState, recipients };
    return { state: deliveredState, error: inWords(refusedBy), recipients };
  }
  const error = outcome.reason;
  const refused = outcome.kind === 'temporary';
  const refusals = claimed.refusals + 1;
  if (outcome.kind === 'permanent' || (refused && refusals >= maxRefusals)) {
    refusedBy.push(...rest.map((address) => ({ address, reason: error })));
    const recipients = { takenBy, refusedBy };
    if (takenBy.length === 0) return { state: 'failed', error, recipients };
    return { state: deliveredState, error: inWords(refusedBy), recipients };
  }
  const retryInMs = refused
    ? grow(refusals, longestAfterRefusal, delays)
    : grow(claimed.attempts, longestAfterOutage, delays);
  return { state: 'waiting', error, retryInMs, refused, recipients: { takenBy, refusedBy } };
}

const inWords = (refusedBy: readonly Refusal[]) =>
  `refused by ${refusedBy.map(({ address, reason }) => `${address} (${reason})`).join(', ')}`;
