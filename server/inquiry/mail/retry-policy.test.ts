import { expect, it } from 'vitest';
import {
  type Attempt,
  decideResult,
  defaultDelays,
  maxRefusals,
} from '#server/inquiry/mail/retry-policy.ts';
import type { DeliveryResult } from '#server/inquiry/store/store.ts';
import { success } from '#server/inquiry/testing/channel.ts';

const desk = 'desk@pharmacy.example';
const owner = 'owner@pharmacy.example';
const refusal = { address: owner, reason: '550 No such user' };
const delivery = { attempts: 1, refusals: 0, takenBy: [], refusedBy: [] };

it.each<[string, Partial<Attempt>, Partial<DeliveryResult>]>([
  [
    'waits for the recipient that temporarily rejected it',
    { outcome: { kind: 'temporary', reason: '450 Later', takenBy: [desk] } },
    { state: 'waiting', recipients: { takenBy: [desk], refusedBy: [] } },
  ],
  [
    'is sent if one recipient rejected it, and says which',
    { outcome: { kind: 'delivered', refusedBy: [refusal] } },
    { state: 'sent', error: `rejected by ${owner} (${refusal.reason})` },
  ],
  [
    'fails if each recipient rejected it',
    {
      delivery: { ...delivery, refusedBy: [refusal] },
      to: [desk],
      outcome: { kind: 'permanent', reason: '550 Mailbox full' },
    },
    { state: 'failed', error: '550 Mailbox full' },
  ],
  [
    'is sent after giving up on one recipient',
    {
      delivery: { ...delivery, refusals: maxRefusals - 1, takenBy: [desk] },
      to: [owner],
      outcome: { kind: 'temporary', reason: refusal.reason },
    },
    { state: 'sent', recipients: { takenBy: [desk], refusedBy: [refusal] } },
  ],
  [
    'has reached no one if it was only written to a file',
    { deliveredState: 'written' },
    { state: 'written', recipients: { takenBy: [], refusedBy: [] } },
  ],
])('a message to two recipients %s', (_name, changes, result) => {
  const attempt: Attempt = {
    delivery,
    to: [desk, owner],
    outcome: success,
    deliveredState: 'sent',
    ...changes,
  };
  expect(decideResult(attempt, defaultDelays)).toMatchObject(result);
});
