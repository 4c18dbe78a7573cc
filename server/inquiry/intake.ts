import { createHash } from 'node:crypto';
import { site } from '#library/facts.ts';
import { type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';
import type { InquiryOutcome, InquirySubmission } from '#library/inquiry/receiver.ts';
import { formatReference } from '#library/inquiry/reference.ts';
import { parseInquiry } from '#library/inquiry/schema.ts';
import { getReason, type InquiryLog } from '#server/inquiry/log.ts';
import { getClientKey, getNetworkKey, RateLimiter } from '#server/inquiry/rate-limit.ts';
import { detectSpam } from '#server/inquiry/spam.ts';
import type { DeliveryKind, NewInquiry } from '#server/inquiry/store/store.ts';
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

export type Intake = ReturnType<typeof createIntake>;

export function createIntake(options: IntakeOptions) {
  const { connection, deliveries, limits, log, onStored } = options;
  const clients = new RateLimiter(limits.client);
  const networks = new RateLimiter(limits.network);
  const allClients = new RateLimiter(limits.allClients);
  const emailsPerNetwork = new RateLimiter(limits.emailsPerNetwork);
  const emails = new RateLimiter(limits.emails);
  const acknowledgments = new RateLimiter(limits.acknowledgmentsPerAddress);

  async function insert(inquiry: NewInquiry): Promise<{ id: string; isDuplicate: boolean } | null> {
    const store = connection.getStore();
    if (!store) return null;
    try {
      const result = await store.insert(inquiry);
      const { quarantine: reason } = inquiry;
      const fields = { inquiry: result.id };
      connection.recordSuccess();
      if (result.isDuplicate) log.info(fields, 'inquiry: ignored a duplicate submission');
      else if (reason) log.warn({ ...fields, reason }, 'inquiry: held in quarantine');
      else log.info(fields, 'inquiry: stored');
      if (!result.isDuplicate) onStored();
      return result;
    } catch (error) {
      log.error({ reason: getReason(error) }, 'inquiry: could not be stored');
      connection.recordFailure(error);
      return null;
    }
  }

  /** Without its tag, `name+tag@example.com` is usually the same mailbox. */
  function chooseDeliveries(email: string): DeliveryKind[] {
    const mailbox = email.toLowerCase().replace(/\+[^@]*/, '');
    const acknowledges = acknowledgments.take(mailbox) === 0;
    return deliveries.filter((kind) => kind !== 'acknowledgement' || acknowledges);
  }

  function checkFlood(network: string): string | null {
    if (emailsPerNetwork.take(network) > 0)
      return 'an unusual number of inquiries from one network';
    if (emails.take('') === 0) return null;
    emailsPerNetwork.refund(network);
    return 'an unusual number of inquiries';
  }

  return {
    async submit(
      address: string,
      { body, idempotencyKey: key }: InquirySubmission,
      { isTest = false } = {},
    ): Promise<InquiryOutcome> {
      const network = getNetworkKey(address);
      const waitSeconds = clients.take(getClientKey(address)) || networks.take(network);
      if (waitSeconds > 0) return createRateLimitOutcome(waitSeconds);
      const parsedInquiry = parseInquiry(body);
      if (!parsedInquiry.ok) return { kind: 'invalid', fields: parsedInquiry.fields };
      const { subject: _, formType: __, ...values } = parsedInquiry.inquiry;
      // Check the shared limit last, because it counts only stored inquiries.
      const sharedWaitSeconds = allClients.take('');
      if (sharedWaitSeconds > 0) return createRateLimitOutcome(sharedWaitSeconds);
      const quarantine = detectSpam(body, values) ?? checkFlood(network);
      const result = await insert({
        ...values,
        dedupeKey: key === null ? null : createDedupeKey(key, values),
        quarantine,
        deliveries: isTest ? ['notification'] : chooseDeliveries(values.email),
        isTest,
      });
      if (!result || result.isDuplicate) {
        allClients.refund('');
        if (quarantine === null) {
          emailsPerNetwork.refund(network);
          emails.refund('');
        }
      }
      if (!result) return unavailableOutcome;
      return { kind: 'stored', id: result.id, reference: formatReference(result.id) };
    },
  };
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
