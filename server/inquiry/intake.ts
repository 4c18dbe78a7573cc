import { createHash } from 'node:crypto';
import { site } from '#library/facts.ts';
import { type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';
import type { InquiryOutcome, InquirySubmission } from '#library/inquiry/receiver.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { parseInquiry } from '#library/inquiry/schema.ts';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { getClientKey, getNetworkKey, RateLimiter } from '#server/inquiry/rate-limit.ts';
import { detectSpam } from '#server/inquiry/spam.ts';
import type { DeliveryKind } from '#server/inquiry/store/store.ts';
import type { StoreConnection } from '#server/inquiry/store/store-connection.ts';

/** People send far fewer inquiries than this, and an attack needs far more. */
export const defaultLimits = {
  client: { burst: 20, perMinute: 2 },
  network: { burst: 60, perMinute: 20 },
  allClients: { burst: 300, perMinute: 300 },
  /** Inquiries over these limits are held in quarantine and not emailed. */
  emailsPerNetwork: { burst: 10, perMinute: 2 },
  emails: { burst: 30, perMinute: 10 },
  /** Inquiries over this limit aren't acknowledged, because the address may belong to someone else. */
  acknowledgmentsPerAddress: { burst: 3, perMinute: 1 / 480 },
};

export type IntakeLimits = typeof defaultLimits;

export interface IntakeOptions {
  connection: Pick<StoreConnection, 'getStore' | 'recordSuccess' | 'recordFailure'>;
  deliveries: readonly DeliveryKind[];
  limits: IntakeLimits;
  log: InquiryLog;
  onStored: () => void;
}

export class Intake {
  readonly #options: IntakeOptions;
  readonly #limiters: Record<keyof IntakeLimits, RateLimiter>;

  constructor(options: IntakeOptions) {
    const { limits } = options;
    this.#options = options;
    this.#limiters = {
      client: new RateLimiter(limits.client),
      network: new RateLimiter(limits.network),
      allClients: new RateLimiter(limits.allClients),
      emailsPerNetwork: new RateLimiter(limits.emailsPerNetwork),
      emails: new RateLimiter(limits.emails),
      acknowledgmentsPerAddress: new RateLimiter(limits.acknowledgmentsPerAddress),
    };
  }

  async submit(
    address: string,
    submission: InquirySubmission,
    { isTest = false } = {},
  ): Promise<InquiryOutcome> {
    const { client, network: networks, allClients } = this.#limiters;
    const network = getNetworkKey(address);
    const waitSeconds = client.take(getClientKey(address)) || networks.take(network);
    if (waitSeconds > 0) return createRateLimitOutcome(waitSeconds);
    const parsedInquiry = parseInquiry(submission.body);
    if (!parsedInquiry.ok) return { kind: 'invalid', fields: parsedInquiry.fields };
    const { subject: _, formType: __, ...values } = parsedInquiry.inquiry;
    // Check the shared limit last, because it counts only stored inquiries.
    const sharedWaitSeconds = allClients.take('allClients');
    if (sharedWaitSeconds > 0) return createRateLimitOutcome(sharedWaitSeconds);
    const quarantine = detectSpam(submission.body, values) ?? this.#checkFlood(network);
    const { idempotencyKey } = submission;
    const storedInquiry = await this.#store(values, quarantine, idempotencyKey, isTest);
    if (!storedInquiry?.isNew) {
      allClients.refund('allClients');
      if (quarantine === null) this.#refundEmail(network);
    }
    if (!storedInquiry) return unavailableOutcome;
    const { id } = storedInquiry;
    return { kind: 'stored', id, reference: formatReference(id) };
  }

  async #store(
    values: InquiryValues,
    quarantine: string | null,
    key: string | null,
    isTest: boolean,
  ): Promise<{ id: string; isNew: boolean } | null> {
    const { connection, log, onStored } = this.#options;
    const store = connection.getStore();
    if (!store) return null;
    try {
      const dedupeKey = key === null ? null : createDedupeKey(key, values);
      const { id, isDuplicate } = await store.insert({
        ...values,
        dedupeKey,
        quarantine,
        deliveries: isTest ? ['notification'] : this.#chooseDeliveries(values.email),
        isTest,
      });
      connection.recordSuccess();
      if (isDuplicate) log.info({ inquiry: id }, 'inquiry: ignored a duplicate submission');
      else if (quarantine)
        log.warn({ inquiry: id, reason: quarantine }, 'inquiry: held in quarantine');
      else log.info({ inquiry: id }, 'inquiry: stored');
      if (!isDuplicate) onStored();
      return { id, isNew: !isDuplicate };
    } catch (error) {
      log.error({ reason: getReason(error) }, 'inquiry: could not be stored');
      connection.recordFailure(error);
      return null;
    }
  }

  /** Without its tag, `name+tag@example.com` is usually the same mailbox. */
  #chooseDeliveries(email: string): DeliveryKind[] {
    const mailbox = email.toLowerCase().replace(/\+[^@]*/, '');
    const { deliveries } = this.#options;
    const acknowledges = this.#limiters.acknowledgmentsPerAddress.take(mailbox) === 0;
    return deliveries.filter((kind) => kind !== 'acknowledgement' || acknowledges);
  }

  #checkFlood(network: string): string | null {
    if (this.#limiters.emailsPerNetwork.take(network) > 0) {
      return 'an unusual number of inquiries from one network';
    }
    if (this.#limiters.emails.take('emails') === 0) return null;
    this.#limiters.emailsPerNetwork.refund(network);
    return 'an unusual number of inquiries';
  }

  #refundEmail(network: string) {
    this.#limiters.emailsPerNetwork.refund(network);
    this.#limiters.emails.refund('emails');
  }
}

/** The hash includes the content so reusing a key by mistake doesn't lose an inquiry. */
function createDedupeKey(key: string, values: InquiryValues): string {
  const content = JSON.stringify(inquiryFields.map((field) => values[field]));
  return createHash('sha256').update(`${key}\0${content}`).digest('hex');
}

export const contactHint = `call ${site.phone} or email ${site.email}`;

export const notSavedMessage = `Your request could not be saved. Please try again in a minute, or ${contactHint}.`;

function createRateLimitOutcome(retryAfterSeconds: number): InquiryOutcome {
  return {
    kind: 'refused',
    status: 429,
    error: `Too many requests in a short time. Please try again in ${formatMinutes(retryAfterSeconds)}, or ${contactHint}.`,
    retryAfterSeconds,
  };
}

const unavailableOutcome: InquiryOutcome = {
  kind: 'refused',
  status: 503,
  error: notSavedMessage,
  retryAfterSeconds: 60,
};

function formatMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}
