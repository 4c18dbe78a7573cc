import type { InquiryValues } from '#library/inquiry/fields.ts';

/**
 * `sent`: an SMTP server accepted the mail. `written`: the mail is a file in DATA_DIR/outbox, because
 * no SMTP server is configured. `quarantined`: held as likely spam for review.
 */
export const inquiryStates = ['queued', 'sent', 'written', 'failed', 'quarantined'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/**
 * The notification goes to the pharmacy, the acknowledgement to the provider. A notice informs the
 * pharmacy about held inquiries.
 */
export const deliveryKinds = ['notification', 'acknowledgement', 'notice'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface Inquiry extends InquiryValues {
  id: string;
  /** Milliseconds since 1970, from the clock of the store. */
  receivedAt: number;
  state: InquiryState;
  /** Why the inquiry is held, or why a mail failed. */
  reason: string | null;
}

/** A recipient that refused the mail, with the reply of the mail server. */
export interface Refusal {
  address: string;
  reason: string;
}

/** Recipients that need no further attempt. */
export interface RecipientsDone {
  takenBy: readonly string[];
  refusedBy: readonly Refusal[];
}

export interface Delivery extends RecipientsDone {
  kind: DeliveryKind;
  state: 'waiting' | 'sent' | 'written' | 'failed';
  attempts: number;
  dueAt: number;
  lastError: string | null;
  finishedAt: number | null;
}

export interface NewInquiry extends InquiryValues {
  /** An inquiry with the same key within a day is a duplicate. `null` never matches. */
  dedupeKey: string | null;
  /** The reason to hold the inquiry. Only a notice is mailed until it's released. */
  quarantine: string | null;
  deliveries: readonly DeliveryKind[];
}

/** A delivery that is leased to one worker. */
export interface ClaimedDelivery extends RecipientsDone {
  inquiry: Inquiry;
  kind: DeliveryKind;
  /** Includes this attempt. */
  attempts: number;
  /** Earlier attempts that the mail server refused for now or didn't confirm. */
  refusals: number;
  leaseToken: string;
}

/** Without `recipients`, the recorded ones stay. */
export type DeliveryResult = { recipients?: RecipientsDone } & (
  | { state: 'sent' | 'written'; error?: string }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; retryInMs: number; refused: boolean }
);

/** Held inquiries don't count, because they aren't mailed. */
const undelivered: readonly InquiryState[] = ['queued', 'written', 'failed'];
export const isUndelivered = (state: InquiryState) => undelivered.includes(state);

export interface InquiryCounts {
  states: Record<InquiryState, number>;
  /** When the oldest undelivered inquiry arrived. */
  oldestUndelivered: number | null;
}

/** The daily mail about undelivered inquiries, leased to one worker. */
export interface ClaimedDigest {
  /** The same for every attempt. */
  id: string;
  claimedAt: number;
  leaseToken: string;
  /** Failed, only written or held, the newest first. */
  inquiries: readonly Pick<Inquiry, 'id' | 'state'>[];
}

export interface ListFilter {
  /**
   * `failed` includes inquiries that not every recipient got, or that weren't acknowledged.
   * `undelivered` adds those that are queued or only written.
   */
  state?: InquiryState | 'undelivered' | undefined;
  /** Ignores case. */
  email?: string | undefined;
  limit?: number | undefined;
}

/**
 * When a promise resolves, the change is on disk, except for `claim`. Both stores pass the tests in
 * testing/contract.ts.
 */
export interface InquiryStore {
  /** The time, which all servers on this store share. */
  clock(): Promise<number>;
  /**
   * Stores the inquiry with its deliveries, or finds its duplicate. A held inquiry gets a notice,
   * unless one is waiting already, due an hour after the last one.
   */
  insert(inquiry: NewInquiry): Promise<{ id: string; duplicate: boolean }>;
  /** Stores the longest inquiry and deletes it in the same transaction. Rejects if it can't. */
  probe(): Promise<void>;
  /** Leases up to `limit` due deliveries that no other worker has leased. */
  claim(options: ClaimOptions): Promise<ClaimedDelivery[]>;
  /** Records the result of a delivery. Returns `false` if another worker has the lease now. */
  finish(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean>;
  /** Milliseconds until the next delivery can be claimed, or `null` if there is none. */
  nextDueIn(): Promise<number | null>;
  counts(): Promise<InquiryCounts>;
  list(filter: ListFilter): Promise<Inquiry[]>;
  find(id: string): Promise<{ inquiry: Inquiry; deliveries: Delivery[] } | null>;
  /**
   * Queues an inquiry again that failed, was held or was only written, for recipients that don't have
   * it yet. Returns `false` for others.
   */
  retry(id: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;
  /** Deletes older inquiries that were mailed, and returns their IDs. */
  purge(options: { before: number; dryRun: boolean }): Promise<string[]>;
  /** Deletes inquiries in any state, even queued, and returns the IDs that existed. */
  delete(ids: readonly string[]): Promise<string[]>;
  /** The IDs of deleted inquiries, so that every server can delete its mail files. */
  deletions(): Promise<string[]>;
  forgetDeletions(options: { before: number }): Promise<void>;
  /**
   * Leases the next digest. Returns `null` if the last one is less than a day old, if another worker
   * has the lease, or if nothing failed, was only written, or was held since.
   */
  claimDigest(options: Pick<ClaimOptions, 'leaseMs'>): Promise<ClaimedDigest | null>;
  /** If it was sent, the next one is due in a day. Otherwise it can be claimed again. */
  finishDigest(digest: ClaimedDigest, sent: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ClaimOptions {
  limit: number;
  /** Skips retries. */
  firstAttempts?: boolean;
  leaseMs: number;
}

/** No retry is delayed for longer, so a later time comes from a clock that was wrong. */
export const longestDelayMs = 8 * 60 * 60 * 1000;

/** After this time, the same content is a new inquiry. */
export const dedupeWindowMs = 24 * 60 * 60 * 1000;

/** Many held inquiries must not cause many notices. */
export const noticeIntervalMs = 60 * 60 * 1000;

export const digestIntervalMs = 24 * 60 * 60 * 1000;

/** A newer version of this program created the database, so using it could damage it. */
export class NewerSchemaError extends Error {
  constructor(actual: number, supported: number) {
    super(
      `The inquiry database has schema version ${actual}, but this program supports versions up to ${supported}. ` +
        'A newer release has opened it. Start that release again, or restore a backup from before the upgrade.',
    );
    this.name = 'NewerSchemaError';
  }
}
