import type { InquiryValues } from '#library/inquiry/fields.ts';

/**
 * `sent` means that an SMTP server accepted the message. `written` means that the message is only a
 * file, because no SMTP server is configured. `bounced` means that the message came back from every
 * recipient after it was sent. `quarantined` inquiries are held as likely spam.
 */
export const inquiryStates = [
  'queued',
  'sent',
  'written',
  'failed',
  'bounced',
  'quarantined',
] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** Notifications and notices about held inquiries go to the pharmacy. */
export const deliveryKinds = ['notification', 'acknowledgement', 'notice'] as const;
export type DeliveryKind = (typeof deliveryKinds)[number];

export interface Inquiry extends InquiryValues {
  id: string;
  /** This is in milliseconds since 1970, according to the store's clock. */
  receivedAt: number;
  state: InquiryState;
  reason: string | null;
  /** This is `null` until someone marks the inquiry as answered, and 0 if it isn't tracked. */
  answeredAt: number | null;
}

export interface Refusal {
  address: string;
  reason: string;
}

/** These recipients need no further attempt. */
export interface SettledRecipients {
  takenBy: readonly string[];
  refusedBy: readonly Refusal[];
}

export interface Delivery extends SettledRecipients {
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
  /** If set, the inquiry is held for this reason. Until it's released, only a notice is emailed. */
  quarantine: string | null;
  deliveries: readonly DeliveryKind[];
  /** Test inquiries aren't listed, counted or reported. */
  isTest?: boolean;
}

export interface ClaimedDelivery extends SettledRecipients {
  inquiry: Inquiry;
  isTest: boolean;
  kind: DeliveryKind;
  /** This includes the current attempt. */
  attempts: number;
  /** This counts earlier attempts that the mail server temporarily rejected or didn't confirm. */
  refusals: number;
  leaseToken: string;
}

/** Without `recipients`, the recorded recipients stay the same. */
export type DeliveryResult = { recipients?: SettledRecipients } & (
  | { state: 'sent' | 'written'; error?: string }
  | { state: 'failed'; error: string }
  | { state: 'waiting'; error: string; retryInMs: number; isRefusal: boolean }
);

/** Held inquiries don't count, because they aren't emailed. */
const undeliveredStates: readonly InquiryState[] = ['queued', 'written', 'failed', 'bounced'];
export const isUndelivered = (state: InquiryState) => undeliveredStates.includes(state);

export interface InquiryStats {
  countByState: Record<InquiryState, number>;
  oldestUndeliveredAt: number | null;
  /** Held inquiries don't count. */
  lastReceivedAt: number | null;
}

/** A message that came back. Each failure lists all addresses that may mean the recipient. */
export interface Bounce {
  id: string;
  kind: DeliveryKind;
  failures: readonly { addresses: readonly string[]; reason: string }[];
}

/**
 * `bounced` means that no one has the inquiry. `noted` means that someone has it or that it was a
 * different message. `waiting` means that the message is still being sent, and `unmatched` that no
 * such message was sent.
 */
export type BounceResult = 'bounced' | 'noted' | 'waiting' | 'unmatched';

export interface ClaimedMailCheck {
  claimedAt: number;
  /** The last test inquiry was submitted at this time. */
  testedAt: number;
  leaseToken: string;
}

export interface ClaimedDigest {
  id: string;
  claimedAt: number;
  leaseToken: string;
  /** The newest is first. */
  inquiries: readonly Pick<Inquiry, 'id' | 'state'>[];
}

export interface ListFilter {
  /** `failed` includes bounced and partly rejected ones, and `undelivered` also queued ones. */
  state?: InquiryState | 'undelivered' | undefined;
  unanswered?: boolean | undefined;
  /** The case doesn't matter. */
  email?: string | undefined;
  limit?: number | undefined;
}

/** When a promise resolves, the change is on disk, except for `claim`. */
export interface InquiryStore {
  /** Returns the current time from one clock for all servers that share this store. */
  clock(): Promise<number>;
  /** For a held inquiry, also queues a notice, at most one an hour. */
  insert(inquiry: NewInquiry): Promise<{ id: string; isDuplicate: boolean }>;
  /** Stores the longest inquiry and deletes it in the same transaction. Rejects if that fails. */
  probe(): Promise<void>;
  claim(options: ClaimOptions): Promise<ClaimedDelivery[]>;
  /** Records the result of a delivery. Returns `false` if this worker lost the lease. */
  finish(delivery: ClaimedDelivery, result: DeliveryResult): Promise<boolean>;
  /** Returns the milliseconds until the next delivery can be claimed, or `null` if there is none. */
  getNextDueIn(): Promise<number | null>;
  getStats(): Promise<InquiryStats>;
  list(filter: ListFilter): Promise<Inquiry[]>;
  /** Takes an ID or a reference number. */
  find(key: string): Promise<{ inquiry: Inquiry; deliveries: Delivery[] } | null>;
  /** Returns `false` if there is no such inquiry. A second call keeps the time of the first. */
  setAnswered(id: string, isAnswered: boolean): Promise<boolean>;
  /** Creates the key on first use. All servers that share this store get the same one. */
  getSigningKey(): Promise<string>;
  /** Returns `false` for inquiries that aren't failed, bounced, held or written. */
  retry(id: string, deliveries: readonly DeliveryKind[]): Promise<boolean>;
  /** Records which recipients didn't get a message. */
  recordBounce(bounce: Bounce): Promise<BounceResult>;
  /** Deletes older inquiries that were emailed. Returns their IDs, even in a dry run. */
  purge(options: { before: number; dryRun: boolean }): Promise<string[]>;
  delete(ids: readonly string[]): Promise<string[]>;
  /** Returns the IDs of deleted inquiries so every server can delete its mail files. */
  listDeletions(): Promise<string[]>;
  forgetDeletions(options: { before: number }): Promise<void>;
  /** Returns `null` if the digest isn't due, is leased or has nothing to report. */
  claimDigest(options: DigestClaimOptions): Promise<ClaimedDigest | null>;
  /** If the digest was sent, the next is due in a day. Otherwise, it can be claimed again. */
  finishDigest(digest: ClaimedDigest, isSent: boolean): Promise<void>;
  /** Returns `null` while another server checks the mailbox. */
  claimMailCheck(options: Pick<ClaimOptions, 'leaseMs'>): Promise<ClaimedMailCheck | null>;
  finishMailCheck(check: ClaimedMailCheck): Promise<void>;
  /** Returns the test inquiries that have not been confirmed. */
  listTests(): Promise<Pick<Inquiry, 'id' | 'receivedAt' | 'state'>[]>;
  close(): Promise<void>;
}

export interface ClaimOptions {
  limit: number;
  firstAttemptsOnly?: boolean;
  leaseMs: number;
}

export interface DigestClaimOptions extends Pick<ClaimOptions, 'leaseMs'> {
  /** Inquiries that were emailed, arrived before this time and were not answered are reported. */
  overdueBefore: number;
  /** The digest is also due if there are warnings. */
  hasWarnings?: boolean;
}

/** No retry is delayed longer, so a later time means that the clock was wrong. */
export const longestDelayMs = 8 * 60 * 60 * 1000;

export const dedupeWindowMs = 24 * 60 * 60 * 1000;

export const noticeIntervalMs = 60 * 60 * 1000;

export const digestIntervalMs = 24 * 60 * 60 * 1000;

/** A newer release migrated the database, so using it could damage the data. */
export class NewerSchemaError extends Error {
  constructor(actual: number, supported: number) {
    super(
      `The inquiry database has schema version ${actual}, but this program supports versions up to ${supported}. ` +
        'A newer release has upgraded it. Start that release again, or restore a backup from before the upgrade.',
    );
    this.name = 'NewerSchemaError';
  }
}
