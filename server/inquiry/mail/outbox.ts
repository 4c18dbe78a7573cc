import { setTimeout as wait } from 'node:timers/promises';
import { getReason, type InquiryLog, redactAddresses } from '#server/inquiry/log.ts';
import type {
  AttemptOutcome,
  ComposedMail,
  MailChannel,
  SendOutcome,
} from '#server/inquiry/mail/mail.ts';
import { type Delays, decideResult, defaultDelays } from '#server/inquiry/mail/retry-policy.ts';
import type { ClaimedDelivery, DeliveryResult, InquiryStore } from '#server/inquiry/store/store.ts';

export interface OutboxOptions {
  store: InquiryStore;
  channel: MailChannel;
  compose: (delivery: ClaimedDelivery) => Promise<ComposedMail>;
  log: InquiryLog;
  onAttempt?: (outcome: AttemptOutcome) => void;
  delays?: Delays;
  /** This must be longer than any send, so no other worker claims a delivery in progress. */
  leaseMs?: number;
  /** Polls find deliveries that another server dropped or another process queued. */
  pollMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

const maxConcurrentSends = 8;
/** This must be less than `maxConcurrentSends`, so retries that hang never block new messages. */
const maxConcurrentRetries = 4;
/** Polls pause at least this long, so receiving inquiries has priority. */
const minPauseMs = 50;
/** A message that isn't recorded as sent would be sent again, so recording is retried. */
const recordDelaysMs = [1000, 2000, 4000, 8000, 16_000];

/** A worker has this long to record the result before another worker may claim the message. */
const leaseMarginMs = 60_000;

export class Outbox {
  readonly #options: Required<Omit<OutboxOptions, 'onAttempt'>> & Pick<OutboxOptions, 'onAttempt'>;
  /** Maps each send in progress to whether it's a retry. */
  readonly #sends = new Map<Promise<void>, boolean>();
  #timer: NodeJS.Timeout | undefined;
  #pollPromise: Promise<void> | undefined;
  #isWakePending = false;
  #nextPollMs = 0;
  #isStopped = true;

  constructor(options: OutboxOptions) {
    this.#options = {
      delays: defaultDelays,
      leaseMs: options.channel.longestSendMs + leaseMarginMs,
      pollMs: 5000,
      pause: wait,
      ...options,
    };
  }

  start() {
    this.#isStopped = false;
    this.#schedule(0);
  }

  wake() {
    if (this.#isStopped || this.#isWakePending) return;
    this.#isWakePending = true;
    this.#schedule(minPauseMs);
  }

  async drain(): Promise<void> {
    let claimedCount = -1;
    while (claimedCount !== 0 || this.#sends.size > 0) {
      claimedCount = await this.#sendDue();
      if (this.#sends.size > 0) await Promise.race(this.#sends.keys());
    }
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#pollPromise;
    await Promise.all(this.#sends.keys());
  }

  #schedule(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pollPromise ??= this.#poll().finally(() => {
        this.#pollPromise = undefined;
        // If `wake` was called during the poll, the poll may have missed the new delivery.
        if (!this.#isStopped) this.#schedule(this.#isWakePending ? minPauseMs : this.#nextPollMs);
      });
    }, milliseconds).unref();
  }

  async #poll() {
    const { store, log, pollMs } = this.#options;
    this.#isWakePending = false;
    this.#nextPollMs = pollMs;
    try {
      await this.#sendDue();
      // If there is no room for retries, the end of a send wakes the outbox.
      if (this.#countFreeRetrySlots() <= 0) return;
      const dueInMs = (await store.getNextDueIn()) ?? pollMs;
      this.#nextPollMs = Math.min(pollMs, Math.max(minPauseMs, dueInMs));
    } catch (error) {
      log.error({ reason: getReason(error) }, 'outbox: the store is not responding');
    }
  }

  async #sendDue(): Promise<number> {
    const firstAttemptCount = await this.#claim(maxConcurrentSends - this.#sends.size, true);
    return firstAttemptCount + (await this.#claim(this.#countFreeRetrySlots(), false));
  }

  #countFreeRetrySlots(): number {
    const retryCount = [...this.#sends.values()].filter(Boolean).length;
    return Math.min(maxConcurrentSends - this.#sends.size, maxConcurrentRetries - retryCount);
  }

  async #claim(limit: number, firstAttemptsOnly: boolean): Promise<number> {
    const { store, leaseMs } = this.#options;
    if (limit <= 0) return 0;
    const claims = await store.claim({ limit, leaseMs, firstAttemptsOnly });
    for (const delivery of claims) {
      const send: Promise<void> = this.#deliver(delivery).finally(() => {
        this.#sends.delete(send);
        this.wake();
      });
      this.#sends.set(send, delivery.attempts > 1);
    }
    return claims.length;
  }

  async #deliver(delivery: ClaimedDelivery): Promise<void> {
    const { onAttempt, channel, delays } = this.#options;
    const { to, outcome } = await this.#send(delivery);
    const { deliveredState } = channel;
    const isWritten = outcome.kind === 'delivered' && deliveredState === 'written';
    onAttempt?.(isWritten ? 'written' : outcome.kind);
    const result = decideResult({ delivery, to, outcome, deliveredState }, delays);
    this.#report(delivery, outcome.kind, result);
    await this.#record(delivery, result);
  }

  #report(delivery: ClaimedDelivery, outcome: SendOutcome['kind'], result: DeliveryResult) {
    const { log } = this.#options;
    const { inquiry, kind, attempts } = delivery;
    const fields = { inquiry: inquiry.id, mail: kind, attempt: attempts };
    const details = { ...fields, reason: redactAddresses(result.error ?? '') };
    if (result.state === 'waiting') {
      const retryDetails = { ...details, retryInSeconds: Math.round(result.retryInMs / 1000) };
      if (outcome !== 'setup') return log.warn(retryDetails, 'outbox: mail will be retried');
      return log.error(retryDetails, 'outbox: cannot send mail; check SMTP_URL and MAIL_FROM');
    }
    if (result.state === 'failed') {
      return log.error(details, 'outbox: mail failed; for details, run: inquiries show');
    }
    if (result.state === 'written') {
      const message = 'outbox: mail written to a file but not sent, because SMTP_URL is not set';
      return log.warn(fields, message);
    }
    log.info(fields, 'outbox: mail sent');
    if (result.error) log.warn(details, 'outbox: some recipients rejected the message');
  }

  async #send(delivery: ClaimedDelivery): Promise<{ to: string[]; outcome: SendOutcome }> {
    const { compose, channel } = this.#options;
    const refusedBy = delivery.refusedBy.map(({ address }) => address);
    const settledAddresses = new Set([...delivery.takenBy, ...refusedBy]);
    try {
      const mail = await compose(delivery);
      const to = mail.envelope.to.filter((address) => !settledAddresses.has(address));
      if (to.length === 0) return { to, outcome: { kind: 'delivered' } };
      const envelope = { ...mail.envelope, to };
      return { to, outcome: await channel.send({ ...mail, envelope }) };
    } catch (error) {
      return { to: [], outcome: { kind: 'temporary', reason: getReason(error) } };
    }
  }

  async #record(delivery: ClaimedDelivery, result: DeliveryResult): Promise<void> {
    const { store, log, pause } = this.#options;
    const fields = { inquiry: delivery.inquiry.id, mail: delivery.kind };
    for (const delay of [...recordDelaysMs, null]) {
      try {
        const hadLease = await store.finish(delivery, result);
        if (!hadLease) log.warn(fields, 'outbox: lease expired; another server has the message');
        return;
      } catch (error) {
        const reason = getReason(error);
        if (delay === null) {
          const message = 'outbox: could not record the result, so the message may be sent again';
          log.error({ ...fields, reason }, message);
        } else {
          await pause(delay);
        }
      }
    }
  }
}
