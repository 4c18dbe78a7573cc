import { createHash } from 'node:crypto';
import type { InquiryOutcome, InquirySubmission } from '#app/inquiry/context.ts';
import { type InquiryValues, inquiryFields, parseInquiry } from '#app/inquiry/schema.ts';
import { site } from '#library/site.ts';
import { type InquiryLog, reasonOf } from '#server/inquiry/log.ts';
import { clientKey, type RateLimit, RateLimiter } from '#server/inquiry/rate-limit.ts';
import { suspicion } from '#server/inquiry/spam.ts';
import type { DeliveryKind, InquiryStore } from '#server/inquiry/store.ts';

export interface IntakeLimits {
  /** Requests of one client. */
  client: RateLimit;
  /** Requests of everyone together. */
  everyone: RateLimit;
  /** Inquiries that are mailed; what comes on top is held in quarantine. */
  mailed: RateLimit;
}

/** Far above what people send, far below what a flood needs. */
export const defaultLimits: IntakeLimits = {
  client: { burst: 20, perMinute: 2 },
  everyone: { burst: 300, perMinute: 300 },
  mailed: { burst: 30, perMinute: 10 },
};

export interface IntakeOptions {
  /** `null` while the store cannot be opened. */
  store: () => InquiryStore | null;
  deliveries: readonly DeliveryKind[];
  limits: IntakeLimits;
  log: InquiryLog;
  /** Called when there is something new to deliver. */
  onStored: () => void;
}

/** Where the function and the page action meet: limits, checks, then the store. */
export class Intake {
  readonly #options: IntakeOptions;
  readonly #clients: RateLimiter;
  readonly #everyone: RateLimiter;
  readonly #mailed: RateLimiter;

  constructor(options: IntakeOptions) {
    this.#options = options;
    this.#clients = new RateLimiter(options.limits.client);
    this.#everyone = new RateLimiter(options.limits.everyone);
    this.#mailed = new RateLimiter(options.limits.mailed);
  }

  async submit(address: string, submission: InquirySubmission): Promise<InquiryOutcome> {
    const wait = this.#clients.take(clientKey(address)) || this.#everyone.take('everyone');
    if (wait > 0) return tooMany(wait);
    const parsed = parseInquiry(submission.body);
    if (!parsed.ok) return { kind: 'invalid', fields: parsed.fields };
    const { subject: _, formType: __, ...values } = parsed.inquiry;
    const quarantine = suspicion(submission.body, values) ?? this.#flood();
    return this.#store(values, quarantine, submission.idempotencyKey);
  }

  async #store(
    values: InquiryValues,
    quarantine: string | null,
    key: string | null,
  ): Promise<InquiryOutcome> {
    const { store, deliveries, log, onStored } = this.#options;
    const current = store();
    if (!current) return unavailable();
    try {
      const dedupeKey = key === null ? null : fingerprint(key, values);
      const { id, duplicate } = await current.insert({
        ...values,
        dedupeKey,
        quarantine,
        deliveries,
      });
      if (duplicate) {
        log.info({ inquiry: id }, 'inquiry: sent again, stored once');
      } else if (quarantine) {
        log.warn({ inquiry: id, reason: quarantine }, 'inquiry: held in quarantine');
      } else {
        log.info({ inquiry: id }, 'inquiry: stored');
        onStored();
      }
      return { kind: 'stored', id };
    } catch (error) {
      log.error({ reason: reasonOf(error) }, 'inquiry: could not be stored');
      return unavailable();
    }
  }

  #flood(): string | null {
    return this.#mailed.take('mailed') > 0 ? 'unusually many inquiries at once' : null;
  }
}

/** The key and the words together, so that a key which is used twice by mistake loses nothing. */
function fingerprint(key: string, values: InquiryValues): string {
  const words = JSON.stringify(inquiryFields.map((field) => values[field]));
  return createHash('sha256').update(`${key}\0${words}`).digest('hex');
}

export const elsewhere = `call ${site.phone} or write to ${site.email}`;

export const notSaved = `Your request could not be saved. Please try again in a minute, or ${elsewhere}.`;

function tooMany(retryAfterSeconds: number): InquiryOutcome {
  return {
    kind: 'refused',
    status: 429,
    error: `Too many requests in a short time. Please try again in ${inWords(retryAfterSeconds)}, or ${elsewhere}.`,
    retryAfterSeconds,
  };
}

function unavailable(): InquiryOutcome {
  return {
    kind: 'refused',
    status: 503,
    error: notSaved,
    retryAfterSeconds: 60,
  };
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
