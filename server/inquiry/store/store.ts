import type { InquiryValues } from '#library/inquiry/fields.ts';

/**
 * `sent`: an SMTP server took it. `written`: it lies as a file under DATA_DIR/outbox, because no
 * SMTP server is configured. `quarantined`: held back as likely spam until someone looks.
 */
export const inquiryStates = ['queued', 'sent', 'written', 'failed', 'quarantined'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/**
 * The notification goes to the pharmacy, the acknowledgement to the provider. A notice tells the
 * pharmacy that inquiries are held.
 */
export const deliveryKinds = ['notification', 'acknowledgement', 'notice'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface Inquiry extends InquiryValues {
  id: string;
  /** Milliseconds since 1970, by the clock of the store. */
  receivedAt: number;
  state: InquiryState;
  /** Why it is held, or why a mail of it failed. */
  reason: string | null;
}

/** An address that will not take the mail, and what its mail server said. */
export interface Refusal {
  address: string;
  reason: string;
}

/** Who of several recipients is done with; a next attempt goes to the others alone. */
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
  /** The same value within a day is the same inquiry; `null` is never the same as anything. */
  dedupeKey: string | null;
  /** Set: the inquiry is held, and nothing but a notice is mailed until it is released. */
  quarantine: string | null;
  deliveries: readonly DeliveryKind[];
}

/** A delivery that one worker holds until `leasedUntil`, with what it needs to send it. */
export interface ClaimedDelivery extends RecipientsDone {
  inquiry: Inquiry;
  kind: DeliveryKind;
  /** Counts this attempt. */
  attempts: number;
  /** How often a mail server answered 'later', or did not confirm, before. */
  refusals: number;
  leaseToken: string;
}

/** Without `recipients` it stays known who is done with. */
export type DeliveryResult = { recipients?: RecipientsDone } & (
  | { state: 'sent' | 'written'; error?: string }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; retryInMs: number; refused: boolean }
);

/** What nobody at the pharmacy has got. What is held was never meant to be mailed. */
const undelivered: readonly InquiryState[] = ['queued', 'written', 'failed'];
export const isUndelivered = (state: InquiryState) => undelivered.includes(state);

export interface InquiryCounts {
  states: Record<InquiryState, number>;
  /** When the oldest inquiry arrived that is not delivered; `null` when there is none. */
  oldestUndelivered: number | null;
}

/** What one mail tells the pharmacy, held by one worker until its lease ends. */
export interface ClaimedDigest {
  /** The same for every attempt. */
  id: string;
  claimedAt: number;
  leaseToken: string;
  /** What failed, was only written or is held; the newest first. */
  inquiries: readonly Pick<Inquiry, 'id' | 'state'>[];
}

export interface ListFilter {
  /**
   * `failed` also finds what was mailed but not to everyone, or not acknowledged. `undelivered`
   * finds this too, and what waits or was only written.
   */
  state?: InquiryState | 'undelivered' | undefined;
  /** Of this address, in whatever case it was typed. */
  email?: string | undefined;
  limit?: number | undefined;
}

/**
 * Where inquiries are kept. A promise that resolves means: on disk, except for `claim`. Both stores
 * pass the tests in testing/contract.ts.
 */
export interface InquiryStore {
  /** The clock that all servers on this store share. */
  clock(): Promise<number>;
  /**
   * Stores the inquiry and its deliveries at once, or finds the one that was sent before. What is
   * held gets a notice, unless one waits already; it is due an hour after the one before.
   */
  insert(inquiry: NewInquiry): Promise<{ id: string; duplicate: boolean }>;
  /** Stores the longest inquiry and removes it before anyone can see it; rejects if it cannot. */
  probe(): Promise<void>;
  /** Takes up to `limit` deliveries that are due and that no living worker holds. */
  claim(options: ClaimOptions): Promise<ClaimedDelivery[]>;
  /** Records how a delivery ended; `false` when the lease went to another worker meanwhile. */
  finish(claimed: ClaimedDelivery, result: DeliveryResult): Promise<boolean>;
  /** Milliseconds until the next waiting delivery may be claimed; `null` when none waits. */
  nextDueIn(): Promise<number | null>;
  counts(): Promise<InquiryCounts>;
  list(filter: ListFilter): Promise<Inquiry[]>;
  find(id: string): Promise<{ inquiry: Inquiry; deliveries: Delivery[] } | null>;
  /**
   * Queues again what failed, was held or was only written, for whoever does not have it yet;
   * `false` when there is no such.
   */
  retry(id: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;
  /** Deletes older inquiries that were mailed; returns the ones that were, or would be, deleted. */
  purge(options: { before: number; dryRun: boolean }): Promise<string[]>;
  /** Deletes inquiries in whatever state, also what waits to be mailed; returns what was deleted. */
  delete(ids: readonly string[]): Promise<string[]>;
  /** The IDs of what was deleted, so that every server can delete the files that it has written. */
  deletions(): Promise<string[]>;
  forgetDeletions(options: { before: number }): Promise<void>;
  /**
   * Takes the next digest, unless the last is less than a day ago, another worker has it, or there
   * is nothing to tell: nothing that failed or was only written, and nothing that is held since.
   */
  claimDigest(options: Pick<ClaimOptions, 'leaseMs'>): Promise<ClaimedDigest | null>;
  /** `sent`: the next one is a day away. Otherwise it may be claimed again. */
  finishDigest(digest: ClaimedDigest, sent: boolean): Promise<void>;
  close(): Promise<void>;
}

export interface ClaimOptions {
  limit: number;
  /** Leaves out what was tried before. */
  firstAttempts?: boolean;
  leaseMs: number;
}

/** No retry is put off for longer, jitter included, so a later time can only come from a clock that was wrong. */
export const longestDelayMs = 8 * 60 * 60 * 1000;

/** A sender's key is remembered for a day; after that the same words are a new inquiry. */
export const dedupeWindowMs = 24 * 60 * 60 * 1000;

/** A flood of held inquiries must not become a flood of notices. */
export const noticeIntervalMs = 60 * 60 * 1000;

/** What nobody does anything about is told again, but not so often that nobody reads it. */
export const digestIntervalMs = 24 * 60 * 60 * 1000;

/** The database was made by a newer version of this program; going on could damage it. */
export class NewerSchemaError extends Error {
  constructor(found: number, known: number) {
    super(
      `The inquiry database has schema version ${found}, but this program knows versions up to ${known}. ` +
        'It was opened by a newer release before. Start that release again, or restore a backup taken before the upgrade.',
    );
    this.name = 'NewerSchemaError';
  }
}
