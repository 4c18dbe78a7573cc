import type { MailChannel, SendOutcome } from '#server/inquiry/mail/mail.ts';
import type { ClaimedDelivery, DeliveryResult, Refusal } from '#server/inquiry/store/store.ts';

const minute = 60_000;
const hour = 60 * minute;

/** The outbox gives up after this many temporary rejections, which takes about five days. */
export const maxRefusals = 28;

export interface Delays {
  firstMs: number;
  random: () => number;
}

export const defaultDelays: Delays = { firstMs: 0.5 * minute, random: Math.random };

const maxRefusalDelayMs = 6 * hour;
/** This is shorter than for rejections so mail goes out soon after an outage ends. */
const maxOutageDelayMs = 15 * minute;

/** The delay varies by up to 25% so messages that failed together aren't retried together. */
function getBackoffMs(failures: number, longestMs: number, { firstMs, random }: Delays): number {
  const delay = Math.min(longestMs, firstMs * 2 ** Math.min(failures - 1, 30));
  return Math.round(delay * (0.75 + random() / 2));
}

export interface Attempt {
  delivery: Pick<ClaimedDelivery, 'attempts' | 'refusals' | 'takenBy' | 'refusedBy'>;
  to: readonly string[];
  outcome: SendOutcome;
  deliveredState: MailChannel['deliveredState'];
}

export function decideResult(attempt: Attempt, delays: Delays): DeliveryResult {
  const { delivery, to, outcome, deliveredState } = attempt;
  const takenBy = [...delivery.takenBy, ...(outcome.takenBy ?? [])];
  const refusedBy = [...delivery.refusedBy, ...(outcome.refusedBy ?? [])];
  const settledAddresses = new Set([...takenBy, ...refusedBy.map(({ address }) => address)]);
  const pendingAddresses = to.filter((address) => !settledAddresses.has(address));
  if (outcome.kind === 'delivered') {
    // A message in a file has reached no recipient, so a later send goes to all of them.
    if (deliveredState === 'sent') takenBy.push(...pendingAddresses);
    const recipients = { takenBy, refusedBy };
    if (refusedBy.length === 0) return { state: deliveredState, recipients };
    return { state: deliveredState, error: describeRefusals(refusedBy), recipients };
  }
  const error = outcome.reason;
  const isRefusal = outcome.kind === 'temporary';
  const refusals = delivery.refusals + 1;
  if (outcome.kind === 'permanent' || (isRefusal && refusals >= maxRefusals)) {
    refusedBy.push(...pendingAddresses.map((address) => ({ address, reason: error })));
    const recipients = { takenBy, refusedBy };
    if (takenBy.length === 0) return { state: 'failed', error, recipients };
    return { state: deliveredState, error: describeRefusals(refusedBy), recipients };
  }
  const retryInMs = isRefusal
    ? getBackoffMs(refusals, maxRefusalDelayMs, delays)
    : getBackoffMs(delivery.attempts, maxOutageDelayMs, delays);
  return { state: 'waiting', error, retryInMs, isRefusal, recipients: { takenBy, refusedBy } };
}

const describeRefusals = (refusedBy: readonly Refusal[]) =>
  `rejected by ${refusedBy.map(({ address, reason }) => `${address} (${reason})`).join(', ')}`;
