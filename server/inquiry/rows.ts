import { z } from 'zod';
import {
  type ClaimedDelivery,
  type Delivery,
  deliveryKinds,
  type Inquiry,
  inquiryStates,
} from '#server/inquiry/store.ts';

/** PostgreSQL hands 64-bit numbers over as text. */
const milliseconds = z.coerce.number().int();
const optionalMilliseconds = z.nullable(milliseconds);

const inquiryRow = z.object({
  id: z.string(),
  received_at: milliseconds,
  state: z.enum(inquiryStates),
  reason: z.nullable(z.string()),
  name: z.string(),
  credentials: z.string(),
  practice: z.string(),
  email: z.string(),
  message: z.string(),
});

const deliveryRow = z.object({
  kind: z.enum(deliveryKinds),
  state: z.enum(['waiting', 'sent', 'written', 'failed']),
  attempts: milliseconds,
  due_at: milliseconds,
  last_error: z.nullable(z.string()),
  finished_at: optionalMilliseconds,
});

const claimRow = inquiryRow.extend({
  kind: z.enum(deliveryKinds),
  attempts: milliseconds,
  refusals: milliseconds,
  lease_token: z.string(),
});

export function toInquiry(row: unknown): Inquiry {
  const { received_at, ...inquiry } = inquiryRow.parse(row);
  return { ...inquiry, receivedAt: received_at };
}

export function toDelivery(row: unknown): Delivery {
  const { kind, state, attempts, ...rest } = deliveryRow.parse(row);
  return {
    kind,
    state,
    attempts,
    dueAt: rest.due_at,
    lastError: rest.last_error,
    finishedAt: rest.finished_at,
  };
}

export function toClaim(row: unknown): ClaimedDelivery {
  const { kind, attempts, refusals, lease_token } = claimRow.parse(row);
  return { inquiry: toInquiry(row), kind, attempts, refusals, leaseToken: lease_token };
}

export const countRow = z.object({
  state: z.enum(inquiryStates),
  count: milliseconds,
  oldest: milliseconds,
});

export const dueRow = z.object({ due: optionalMilliseconds });
export const idRow = z.object({ id: z.string() });
export const foundRow = z.object({ id: z.string(), received_at: milliseconds });
export const versionRow = z.object({ version: milliseconds });
export const clockRow = z.object({ now: milliseconds });
