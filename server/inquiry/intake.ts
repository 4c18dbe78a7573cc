import { createHash } from 'node:crypto';
import { site } from '#library/facts.ts';
import { type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';
import type { InquiryOutcome, InquirySubmission } from '#library/inquiry/receiver.ts';
import { parseInquiry } from '#library/inquiry/schema.ts';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { clientKey, networkKey, RateLimiter } from '#server/inquiry/rate-limit.ts';
import { detectSpam } from '#server/inquiry/spam.ts';
import type { DeliveryKind } from '#server/inquiry/store/store.ts';
import type { StoreConnection } from '#server/inquiry/store/store-connection.ts';

/** People send far less than this, and an attack needs far more. */
export const defaultLimits = {
  client: { burst: 20, perMinute: 2 },
  /** A network may contain many clients. */
  network: { burst: 60, perMinute: 20 },
  everyone: { burst: 300, perMinute: 300 },
  /** Inquiries that are mailed. Those beyond the limit are held in quarantine. */
  mailedPerNetwork: { burst: 10, perMinute: 2 },
  mailed: { burst: 30, perMinute: 10 },
};

export type IntakeLimits = typeof defaultLimits;

export interface IntakeOptions {
  store: Pick<StoreConnection, 'current' | 'recordSuccess' | 'recordFailure'>;
  deliveries: readonly DeliveryKind[];
  limits: IntakeLimits;
  log: InquiryLog;
  onStored: () => void;
}

/** Handles inquiries from the function and from the page action: limits, validation, then storage. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #limiters: Record<keyof IntakeLimits, RateLimiter>;

  constructor(options: IntakeOptions) {
    const { client, network, everyone, mailedPerNetwork, mailed } = options.limits;
    this.#options = options;
    this.#limiters = {
      client: new RateLimiter(client),
      network: new RateLimiter(network),
      everyone: new RateLimiter(everyone),
      mailedPerNetwork: new RateLimiter(mailedPerNetwork),
      mailed: new RateLimiter(mailed),
    };
  }

  async submit(address: string, submission: InquirySubmission): Promise<InquiryOutcome> {
    const { client, network: networks, everyone } = this.#limiters;
    const network = networkKey(address);
    const wait = client.take(clientKey(address)) || networks.take(network);
    if (wait > 0) return tooManyRequests(wait);
    const parsed = parseInquiry(submission.body);
    if (!parsed.ok) return { kind: 'invalid', fields: parsed.fields };
    const { subject: _, formType: __, ...values } = parsed.inquiry;
    // The shared limit comes last and counts only stored inquiries.
    const sharedWait = everyone.take('everyone');
    if (sharedWait > 0) return tooManyRequests(sharedWait);
    const quarantine = detectSpam(submission.body, values) ?? this.#checkFlood(network);
    const stored = await this.#store(values, quarantine, submission.idempotencyKey);
    if (!stored?.isNew) {
      everyone.refund('everyone');
      if (quarantine === null) this.#refundMail(network);
    }
    return stored ? { kind: 'stored', id: stored.id } : unavailable;
  }

  async #store(
    values: InquiryValues,
    quarantine: string | null,
    key: string | null,
  ): Promise<{ id: string; isNew: boolean } | null> {
    const { store, deliveries, log, onStored } = this.#options;
    const current = store.current();
    if (!current) return null;
    try {
      const dedupeKey = key === null ? null : createDedupeKey(key, values);
      const { id, duplicate } = await current.insert({
        ...values,
        dedupeKey,
        quarantine,
        deliveries,
      });
      store.recordSuccess();
      if (duplicate) log.info({ inquiry: id }, 'inquiry: sent again, stored once');
      else if (quarantine)
        log.warn({ inquiry: id, reason: quarantine }, 'inquiry: held in quarantine');
      else log.info({ inquiry: id }, 'inquiry: stored');
      if (!duplicate) onStored();
      return { id, isNew: !duplicate };
    } catch (error) {
      log.error({ reason: getReason(error) }, 'inquiry: could not be stored');
      store.recordFailure(error);
      return null;
    }
  }

  #checkFlood(network: string): string | null {
    if (this.#limiters.mailedPerNetwork.take(network) > 0) {
      return 'unusually many inquiries from one network at once';
    }
    if (this.#limiters.mailed.take('mailed') === 0) return null;
    this.#limiters.mailedPerNetwork.refund(network);
    return 'unusually many inquiries at once';
  }

  #refundMail(network: string) {
    this.#limiters.mailedPerNetwork.refund(network);
    this.#limiters.mailed.refund('mailed');
  }
}

/** Includes the content, so that reusing a key by mistake doesn't lose an inquiry. */
function createDedupeKey(key: string, values: InquiryValues): string {
  const words = JSON.stringify(inquiryFields.map((field) => values[field]));
  return createHash('sha256').update(`${key}\0${words}`).digest('hex');
}

export const contactHint = `call ${site.phone} or write to ${site.email}`;

export const notSavedMessage = `Your request could not be saved. Please try again in a minute, or ${contactHint}.`;

function tooManyRequests(retryAfterSeconds: number): InquiryOutcome {
  return {
    kind: 'refused',
    status: 429,
    error: `Too many requests in a short time. Please try again in ${formatMinutes(retryAfterSeconds)}, or ${contactHint}.`,
    retryAfterSeconds,
  };
}

const unavailable: InquiryOutcome = {
  kind: 'refused',
  status: 503,
  error: notSavedMessage,
  retryAfterSeconds: 60,
};

function formatMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
