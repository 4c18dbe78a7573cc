import { expect, it } from 'vitest';
import { submitInquiry } from '#app/inquiry/submit-inquiry.ts';
import type { InquiryOutcome, InquirySubmission } from '#library/inquiry/receiver.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';

function createReceiver(outcome: InquiryOutcome) {
  const submissions: InquirySubmission[] = [];
  return {
    submissions,
    submit: async (submission: InquirySubmission) => {
      submissions.push(submission);
      return outcome;
    },
  };
}

const createRequest = (entries: Record<string, string> = values) =>
  new Request('http://localhost/', { method: 'POST', body: new URLSearchParams(entries) });

it('submits the form with its subject, key and honeypot field', async () => {
  const receiver = createReceiver({ kind: 'stored', id: '1', reference: 'K7M4-2QXD' });
  const entries = { ...values, idempotency_key: 'k', website: 'x', other: 'y' };
  const { data, init } = await submitInquiry(createRequest(entries), receiver);
  expect(data).toEqual({ kind: 'sent', reference: 'K7M4-2QXD' });
  expect(init?.status ?? 200).toBe(200);
  const constants = { subject: 'Provider Partnership Inquiry', formType: 'provider' };
  const body = { ...values, ...constants, website: 'x' };
  expect(receiver.submissions).toEqual([{ body, idempotencyKey: 'k' }]);
});

it('returns the entries and the messages for known fields', async () => {
  const fields = { name: 'Name must be at least 2 characters', subject: 'odd' };
  const { data, init } = await submitInquiry(
    createRequest({ ...values, name: 'L' }),
    createReceiver({ kind: 'invalid', fields }),
  );
  expect(init?.status).toBe(422);
  expect(data).toEqual({
    kind: 'invalid',
    values: { ...values, name: 'L' },
    messages: { name: 'Name must be at least 2 characters' },
  });
});

it.each([
  [{ status: 503 as const, error: 'x', retryAfterSeconds: 60 }, { 'retry-after': '60' }],
  [{ status: 403 as const, error: 'x' }, {}],
])('returns the entries and the reason for a rejected inquiry: %o', async (rejection, headers) => {
  const receiver = createReceiver({ kind: 'refused', ...rejection });
  const { data, init } = await submitInquiry(createRequest(), receiver);
  expect(data).toEqual({ kind: 'failed', values, reason: 'x' });
  expect(init).toEqual({ status: rejection.status, headers });
});

it('responds with 503 if there is no receiver', async () => {
  const { data, init } = await submitInquiry(createRequest(), null);
  expect([data, init?.status]).toEqual([{ kind: 'failed', values }, 503]);
});

it('rejects a body that is not a form', async () => {
  const request = new Request('http://localhost/', { method: 'POST', body: '{' });
  const receiver = createReceiver({ kind: 'refused', status: 403, error: 'x' });
  const { init } = await submitInquiry(request, receiver);
  expect(init?.status).toBe(400);
});
