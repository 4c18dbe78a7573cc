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
  compose: (claimed: ClaimedDelivery) => Promise<ComposedMail>;
  log: InquiryLog;
  /** For the metrics. */
  onAttempt?: (outcome: AttemptOutcome) => void;
  delays?: Delays;
  /** Longer than any send, so that no other worker claims a delivery in progress. */
  leaseMs?: number;
  /** How often to check for deliveries that another server dropped or another process queued. */
  pollMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Mails that are sent at the same time. */
const maxConcurrent = 8;
/** Less than `maxConcurrent`, so that retries that hang never block new mail. */
const maxRetries = 4;
/** The shortest pause between two polls, so that receiving inquiries has priority. */
const minPauseMs = 50;
/** A mail that isn't recorded as sent would be sent again, so recording is retried. */
const recordDelaysMs = [1000, 2000, 4000, 8000, 16_000];

/** Time to record the result after the longest send, before another worker may claim the mail. */
const leaseMarginMs = 60_000;

interface Send {
  done: Promise<void>;
  isRetry: boolean;
}

/** Claims due deliveries, sends them and records the results. Several workers may share one store. */
export class Outbox {
  readonly #options: Required<Omit<OutboxOptions, 'onAttempt'>> & Pick<OutboxOptions, 'onAttempt'>;
  readonly #sends = new Set<Send>();
  #timer: NodeJS.Timeout | undefined;
  #polling: Promise<void> | undefined;
  #woken = false;
  #nextPollMs = 0;
  #stopped = true;

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
    this.#stopped = false;
    this.#schedule(0);
  }

  /** Polls soon instead of at the next interval. */
  wake() {
    if (this.#stopped || this.#woken) return;
    this.#woken = true;
    this.#schedule(minPauseMs);
  }

  /** Sends until nothing is due. */
  async drain(): Promise<void> {
    let claimed = -1;
    while (claimed !== 0 || this.#sends.size > 0) {
      claimed = await this.#sendDue();
      if (this.#sends.size > 0) await Promise.race(this.#pendingSends());
    }
  }

  /** Claims nothing more and waits for sends in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#polling;
    await Promise.all(this.#pendingSends());
  }

  #pendingSends() {
    return [...this.#sends].map(({ done }) => done);
  }

  #schedule(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#polling ??= this.#poll().finally(() => {
        this.#polling = undefined;
        // `wake` was called during the poll, which may have missed the new delivery.
        if (!this.#stopped) this.#schedule(this.#woken ? minPauseMs : this.#nextPollMs);
      });
    }, milliseconds).unref();
  }

  async #poll() {
    const { store, log, pollMs } = this.#options;
    this.#woken = false;
    this.#nextPollMs = pollMs;
    try {
      await this.#sendDue();
      // Without room for retries, the end of a send wakes the outbox.
      if (this.#freeForRetries() <= 0) return;
      this.#nextPollMs = Math.min(
        pollMs,
        Math.max(minPauseMs, (await store.nextDueIn()) ?? pollMs),
      );
    } catch (error) {
      log.error({ reason: getReason(error) }, 'outbox: the store does not answer');
    }
  }

  async #sendDue(): Promise<number> {
    const first = await this.#claim(maxConcurrent - this.#sends.size, true);
    return first + (await this.#claim(this.#freeForRetries(), false));
  }

  #freeForRetries(): number {
    const retries = [...this.#sends].filter(({ isRetry }) => isRetry).length;
    return Math.min(maxConcurrent - this.#sends.size, maxRetries - retries);
  }

  async #claim(limit: number, firstAttempts: boolean): Promise<number> {
    const { store, leaseMs } = this.#options;
    if (limit <= 0) return 0;
    const claims = await store.claim({ limit, leaseMs, firstAttempts });
    for (const claimed of claims) {
      const send: Send = {
        isRetry: claimed.attempts > 1,
        done: this.#deliver(claimed).finally(() => {
          this.#sends.delete(send);
          this.wake();
        }),
      };
      this.#sends.add(send);
    }
    return claims.length;
  }

  async #deliver(claimed: ClaimedDelivery): Promise<void> {
    const { onAttempt, channel, delays } = this.#options;
    const { to, outcome } = await this.#send(claimed);
    const { deliveredState } = channel;
    const isWritten = outcome.kind === 'delivered' && deliveredState === 'written';
    onAttempt?.(isWritten ? 'written' : outcome.kind);
    const result = decideResult({ claimed, to, outcome, deliveredState }, delays);
    this.#report(claimed, outcome.kind, result);
    await this.#record(claimed, result);
  }

  #report(claimed: ClaimedDelivery, outcome: SendOutcome['kind'], result: DeliveryResult) {
    const { log } = this.#options;
    const fields = { inquiry: claimed.inquiry.id, mail: claimed.kind, attempt: claimed.attempts };
    const details = { ...fields, reason: redactAddresses(result.error ?? '') };
    if (result.state === 'waiting') {
      const retry = { ...details, retryInSeconds: Math.round(result.retryInMs / 1000) };
      if (outcome !== 'setup') return log.warn(retry, 'outbox: mail will be retried');
      return log.error(retry, 'outbox: check SMTP_URL and MAIL_FROM, the mail server refuses mail');
    }
    if (result.state === 'failed') {
      return log.error(details, 'outbox: mail failed, for details run: inquiries show');
    }
    if (result.state === 'written') {
      return log.warn(
        fields,
        'outbox: mail written to a file, not sent because SMTP_URL is not set',
      );
    }
    log.info(fields, 'outbox: mail sent');
    if (result.error) log.warn(details, 'outbox: some recipients refused the mail');
  }

  /** Skips recipients who already accepted or rejected this mail. */
  async #send(claimed: ClaimedDelivery): Promise<{ to: string[]; outcome: SendOutcome }> {
    const { compose, channel } = this.#options;
    const refusedBy = claimed.refusedBy.map(({ address }) => address);
    const done = new Set([...claimed.takenBy, ...refusedBy]);
    try {
      const mail = await compose(claimed);
      const to = mail.envelope.to.filter((address) => !done.has(address));
      if (to.length === 0) return { to, outcome: { kind: 'delivered' } };
      const envelope = { ...mail.envelope, to };
      return { to, outcome: await channel.send({ ...mail, envelope }) };
    } catch (error) {
      return { to: [], outcome: { kind: 'temporary', reason: getReason(error) } };
    }
  }

  async #record(claimed: ClaimedDelivery, result: DeliveryResult): Promise<void> {
    const { store, log, pause } = this.#options;
    const fields = { inquiry: claimed.inquiry.id, mail: claimed.kind };
    for (const delay of [...recordDelaysMs, null]) {
      try {
        const hadLease = await store.finish(claimed, result);
        if (!hadLease) log.warn(fields, 'outbox: the lease ended and another server has the mail');
        return;
      } catch (error) {
        const reason = getReason(error);
        if (delay === null) {
          log.error({ ...fields, reason }, 'outbox: could not record the result, may mail again');
        } else {
          await pause(delay);
        }
      }
    }
  }
}
