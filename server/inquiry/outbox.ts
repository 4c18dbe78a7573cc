import { setTimeout as wait } from 'node:timers/promises';
import {
  delayAfterOutage,
  delayAfterRefusal,
  longestDelayMs,
  patience,
} from '#server/inquiry/backoff.ts';
import { type InquiryLog, reasonOf, withoutAddresses } from '#server/inquiry/log.ts';
import type { ComposedMail, MailChannel, SendOutcome } from '#server/inquiry/mail.ts';
import type { ClaimedDelivery, DeliveryResult, InquiryStore } from '#server/inquiry/store.ts';

export interface OutboxOptions {
  store: InquiryStore;
  channel: MailChannel;
  compose: (claimed: ClaimedDelivery) => Promise<ComposedMail>;
  log: InquiryLog;
  /** Told about every attempt, for the metrics. */
  onAttempt?: (outcome: SendOutcome['kind']) => void;
  random?: () => number;
  /** Longer than a send may take, so that a living worker never loses its delivery. */
  leaseMs?: number;
  /** How often to look for work that another server left or another process queued. */
  pollMs?: number;
  pause?: (milliseconds: number) => Promise<unknown>;
}

/** Mails in flight at the same time. */
const slots = 4;
/** Looks for work at most this often, so that receiving inquiries always comes first. */
const calmMs = 50;
/** A mail that went out but is not marked would go out again, so marking is tried for a while. */
const markDelaysMs = [1000, 2000, 4000, 8000, 16_000];

/** Takes what is due, sends it, and records how it went; several may share one store. */
export class Outbox {
  readonly #options: Required<Omit<OutboxOptions, 'onAttempt'>> & Pick<OutboxOptions, 'onAttempt'>;
  readonly #flying = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #pumping: Promise<void> | undefined;
  #woken = false;
  #rest = 0;
  #stopped = true;

  constructor(options: OutboxOptions) {
    this.#options = {
      random: Math.random,
      leaseMs: 120_000,
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
    this.#sleep(calmMs);
  }

  /** Delivers until nothing is due any more. */
  async drain(): Promise<void> {
    let claimed = -1;
    while (claimed !== 0 || this.#flying.size > 0) {
      claimed = await this.#fill();
      if (this.#flying.size > 0) await Promise.race(this.#flying);
    }
  }

  /** Takes no more work and waits for what is on its way. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#pumping;
    await Promise.all(this.#flying);
  }

  #sleep(milliseconds: number) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#pumping ??= this.#pump().finally(() => {
        this.#pumping = undefined;
        // Woken while it was at work: what it was woken for may not have been there yet.
        if (!this.#stopped) this.#sleep(this.#woken ? calmMs : this.#rest);
      });
    }, milliseconds).unref();
  }

  async #pump() {
    const { store, log, pollMs } = this.#options;
    this.#woken = false;
    this.#rest = pollMs;
    try {
      await this.#fill();
      // With every slot taken, the next look comes when one of them is free.
      if (this.#flying.size >= slots) return;
      this.#rest = Math.min(pollMs, Math.max(calmMs, (await store.nextDueIn()) ?? pollMs));
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'outbox: the store does not answer');
    }
  }

  async #fill(): Promise<number> {
    const { store, leaseMs } = this.#options;
    const limit = slots - this.#flying.size;
    if (limit <= 0) return 0;
    const claims = await store.claim({ limit, leaseMs, longestDelayMs });
    for (const claimed of claims) {
      const flight = this.#deliver(claimed).finally(() => {
        this.#flying.delete(flight);
        this.wake();
      });
      this.#flying.add(flight);
    }
    return claims.length;
  }

  async #deliver(claimed: ClaimedDelivery): Promise<void> {
    const { log, onAttempt } = this.#options;
    const outcome = await this.#send(claimed);
    onAttempt?.(outcome.kind);
    const result = this.#judge(claimed, outcome);
    const fields = {
      inquiry: claimed.inquiry.id,
      mail: claimed.kind,
      attempt: claimed.attempts,
      ...('reason' in outcome ? { reason: withoutAddresses(outcome.reason) } : {}),
      ...(result.state === 'waiting'
        ? { retryInSeconds: Math.round(result.retryInMs / 1000) }
        : {}),
    };
    if (outcome.kind === 'delivered') {
      log.info(fields, `outbox: mail ${result.state}`);
      if (outcome.note) log.warn({ ...fields, reason: outcome.note }, 'outbox: partly refused');
    } else if (outcome.kind === 'setup') {
      log.error(fields, 'outbox: check SMTP_URL, the mail server does not let us in');
    } else if (result.state === 'failed') {
      log.error(fields, 'outbox: mail failed, look at it with: npm run inquiries -- show');
    } else {
      log.warn(fields, 'outbox: mail put off');
    }
    await this.#mark(claimed, result);
  }

  async #send(claimed: ClaimedDelivery): Promise<SendOutcome> {
    const { compose, channel } = this.#options;
    try {
      return await channel.send(await compose(claimed));
    } catch (error) {
      return { kind: 'temporary', reason: reasonOf(error) };
    }
  }

  #judge(claimed: ClaimedDelivery, outcome: SendOutcome): DeliveryResult {
    const { channel, random } = this.#options;
    if (outcome.kind === 'delivered') return { state: channel.deliveredState };
    const error = outcome.reason;
    if (outcome.kind === 'permanent') return { state: 'failed', error };
    if (outcome.kind !== 'temporary') {
      const retryInMs = delayAfterOutage(claimed.attempts, random);
      return { state: 'waiting', error, retryInMs, refused: false };
    }
    const refusals = claimed.refusals + 1;
    if (refusals >= patience) return { state: 'failed', error };
    return {
      state: 'waiting',
      error,
      retryInMs: delayAfterRefusal(refusals, random),
      refused: true,
    };
  }

  async #mark(claimed: ClaimedDelivery, result: DeliveryResult): Promise<void> {
    const { store, log, pause } = this.#options;
    const fields = { inquiry: claimed.inquiry.id, mail: claimed.kind };
    for (const delay of [...markDelaysMs, null]) {
      try {
        const held = await store.finish(claimed, result);
        if (!held) log.warn(fields, 'outbox: another server took this mail over meanwhile');
        return;
      } catch (error) {
        const reason = reasonOf(error);
        if (delay === null) {
          log.error({ ...fields, reason }, 'outbox: could not record the result, may mail again');
        } else {
          await pause(delay);
        }
      }
    }
  }
}
