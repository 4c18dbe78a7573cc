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
  /** Told about every attempt, for the metrics. */
  onAttempt?: (outcome: AttemptOutcome) => void;
  delays?: Delays;
  /** Longer than a send may take, so that a living worker never loses its delivery. */
  leaseMs?: number;
  /** How often to look for work that another server left or another process queued. */
  pollMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Mails that are sent at the same time. */
const slots = 8;
/** Fewer than slots: a mail that hangs each time it is tried never keeps a new one from going out. */
const maxRetries = 4;
/** The shortest pause between two looks for work, so that receiving inquiries comes first. */
const minPauseMs = 50;
/** A mail that went out but isn't marked as sent would go out again, so marking is retried. */
const recordDelaysMs = [1000, 2000, 4000, 8000, 16_000];

/** Time to mark a mail after the longest send, before another worker may take it over. */
const leaseMarginMs = 60_000;

interface Flight {
  done: Promise<void>;
  retry: boolean;
}

/** Takes what is due, sends it, and records how it went; several may share one store. */
export class Outbox {
  readonly #options: Required<Omit<OutboxOptions, 'onAttempt'>> & Pick<OutboxOptions, 'onAttempt'>;
  readonly #flying = new Set<Flight>();
  #timer: NodeJS.Timeout | undefined;
  #pumping: Promise<void> | undefined;
  #woken = false;
  #rest = 0;
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
    this.#sleep(0);
  }

  /** Looks for work soon instead of at the next poll. */
  wake() {
    if (this.#stopped || this.#woken) return;
    this.#woken = true;
    this.#sleep(minPauseMs);
  }

  /** Delivers until nothing is due any more. */
  async drain(): Promise<void> {
    let claimed = -1;
    while (claimed !== 0 || this.#flying.size > 0) {
      claimed = await this.#fill();
      if (this.#flying.size > 0) await Promise.race(this.#landings());
    }
  }

  /** Takes no more work and waits for what is on its way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pumping;
    await Promise.all(this.#landings());
  }

  #landings() {
    return [...this.#flying].map(({ done }) => done);
  }

  #sleep(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pumping ??= this.#pump().finally(() => {
        this.#pumping = undefined;
        // Woken while it was at work: what it was woken for may not have been there yet.
        if (!this.#stopped) this.#sleep(this.#woken ? minPauseMs : this.#rest);
      });
    }, milliseconds).unref();
  }

  async #pump() {
    const { store, log, pollMs } = this.#options;
    this.#woken = false;
    this.#rest = pollMs;
    try {
      await this.#fill();
      // With every slot taken, the next look comes when one of them is free, or at the next poll.
      if (this.#freeForRetries() <= 0) return;
      this.#rest = Math.min(pollMs, Math.max(minPauseMs, (await store.nextDueIn()) ?? pollMs));
    } catch (error) {
      log.error({ reason: getReason(error) }, 'outbox: the store does not answer');
    }
  }

  async #fill(): Promise<number> {
    const first = await this.#take(slots - this.#flying.size, true);
    return first + (await this.#take(this.#freeForRetries(), false));
  }

  #freeForRetries(): number {
    const retries = [...this.#flying].filter(({ retry }) => retry).length;
    return Math.min(slots - this.#flying.size, maxRetries - retries);
  }

  async #take(limit: number, firstAttempts: boolean): Promise<number> {
    const { store, leaseMs } = this.#options;
    if (limit <= 0) return 0;
    const claims = await store.claim({ limit, leaseMs, firstAttempts });
    for (const claimed of claims) {
      const flight: Flight = {
        retry: claimed.attempts > 1,
        done: this.#deliver(claimed).finally(() => {
          this.#flying.delete(flight);
          this.wake();
        }),
      };
      this.#flying.add(flight);
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
    await this.#mark(claimed, result);
  }

  #report(claimed: ClaimedDelivery, outcome: SendOutcome['kind'], result: DeliveryResult) {
    const { log } = this.#options;
    const fields = { inquiry: claimed.inquiry.id, mail: claimed.kind, attempt: claimed.attempts };
    const why = { ...fields, reason: redactAddresses(result.error ?? '') };
    if (result.state === 'waiting') {
      const put = { ...why, retryInSeconds: Math.round(result.retryInMs / 1000) };
      if (outcome !== 'setup') return log.warn(put, 'outbox: mail put off');
      return log.error(
        put,
        'outbox: check SMTP_URL and MAIL_FROM, the mail server lets no mail in',
      );
    }
    if (result.state === 'failed') {
      return log.error(why, 'outbox: mail failed, look at it with: inquiries show');
    }
    if (result.state === 'written') {
      return log.warn(fields, 'outbox: mail written to a file, nobody gets it without SMTP_URL');
    }
    log.info(fields, 'outbox: mail sent');
    if (result.error) log.warn(why, 'outbox: partly refused');
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

  async #mark(claimed: ClaimedDelivery, result: DeliveryResult): Promise<void> {
    const { store, log, pause } = this.#options;
    const fields = { inquiry: claimed.inquiry.id, mail: claimed.kind };
    for (const delay of [...recordDelaysMs, null]) {
      try {
        const held = await store.finish(claimed, result);
        if (!held) log.warn(fields, 'outbox: another server took this mail over meanwhile');
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
