import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { fieldRules, mapFields } from '#library/inquiry/fields.ts';
import {
  type ClaimedDelivery,
  type Delivery,
  deliveryKinds,
  type Inquiry,
  type InquiryStats,
  inquiryStates,
  isUndelivered,
  type ListFilter,
  type NewInquiry,
  type SettledRecipients,
} from '#server/inquiry/store/store.ts';

/** PostgreSQL returns 64-bit numbers as text. */
const integer = z.coerce.number().int();
const nullableInteger = z.nullable(integer);

const inquiryRow = z.object({
  id: z.string(),
  receivedAt: integer,
  state: z.enum(inquiryStates),
  reason: z.nullable(z.string()),
  answeredAt: nullableInteger,
  ...mapFields(() => z.string()),
});

const json = z.string().transform((text): unknown => JSON.parse(text));
const attemptRow = z.object({
  kind: z.enum(deliveryKinds),
  attempts: integer,
  takenBy: json.pipe(z.array(z.string())),
  refusedBy: json.pipe(z.array(z.object({ address: z.string(), reason: z.string() }))),
});
const deliveryRow = attemptRow.extend({
  state: z.enum(['waiting', 'sent', 'written', 'failed']),
  dueAt: integer,
  lastError: z.nullable(z.string()),
  finishedAt: nullableInteger,
});
const claimRow = attemptRow.extend({
  refusals: integer,
  leaseToken: z.string(),
  isTest: integer.transform(Boolean),
});

export const toInquiry = (row: unknown): Inquiry => inquiryRow.parse(row);
export const toDelivery = (row: unknown): Delivery => deliveryRow.parse(row);
export const toClaim = (row: unknown): ClaimedDelivery => ({
  ...claimRow.parse(row),
  inquiry: toInquiry(row),
});

/** A `null` leaves the column unchanged. */
export const toJson = (recipients: SettledRecipients | undefined) => ({
  takenBy: recipients ? JSON.stringify(recipients.takenBy) : null,
  refusedBy: recipients ? JSON.stringify(recipients.refusedBy) : null,
});

const countRow = z.object({
  state: z.enum(inquiryStates),
  count: integer,
  oldest: integer,
  newest: integer,
});

export function toStats(rows: readonly unknown[]): InquiryStats {
  const countByState = { queued: 0, sent: 0, written: 0, failed: 0, bounced: 0, quarantined: 0 };
  let oldestUndeliveredAt: number | null = null;
  let lastReceivedAt: number | null = null;
  for (const row of rows) {
    const { state, count, oldest, newest } = countRow.parse(row);
    countByState[state] = count;
    if (state !== 'quarantined') lastReceivedAt = Math.max(lastReceivedAt ?? newest, newest);
    if (isUndelivered(state)) oldestUndeliveredAt = Math.min(oldestUndeliveredAt ?? oldest, oldest);
  }
  return { countByState, oldestUndeliveredAt, lastReceivedAt };
}

export const dueRow = z.object({ due: nullableInteger });
export const clockRow = z.object({ now: integer });
export const versionRow = z.object({ version: integer });
const idRow = z.object({ id: z.string() });
const keyRow = z.object({ key: z.string() });
export const digestRow = idRow.extend({ now: integer });
export const reportableRows = z.array(inquiryRow.pick({ id: true, state: true }));
export const testRows = z.array(inquiryRow.pick({ id: true, state: true, receivedAt: true }));
export const mailCheckRow = z.object({ now: integer, testedAt: integer });

export const toId = (row: unknown) => idRow.parse(row).id;
export const toSigningKey = (row: unknown) => keyRow.parse(row).key;

/** The two databases treat upper case and international domains differently, so SQL can't do it. */
export function filterByEmail(inquiries: Inquiry[], { email, limit }: ListFilter): Inquiry[] {
  if (email === undefined) return inquiries;
  const normalizedEmail = normalizeAddress(email);
  return inquiries
    .filter((inquiry) => normalizeAddress(inquiry.email) === normalizedEmail)
    .slice(0, limit);
}

function normalizeAddress(address: string): string {
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  return `${address.slice(0, domainStart)}${domainToASCII(domain) || domain}`.toLowerCase();
}

/** The probe is as large as the longest inquiry in an alphabet with three bytes per letter. */
export const probeInquiry: NewInquiry = {
  ...mapFields((field) => 'x'.repeat(3 * fieldRules[field].maximum)),
  dedupeKey: null,
  quarantine: 'probe',
  deliveries: [],
};
