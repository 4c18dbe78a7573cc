import { expect, test } from 'vitest';
import { submitInquiry } from '#app/inquiry/submit-inquiry.ts';
import type { InquiryOutcome, InquirySubmission } from '#library/inquiry/receiver.ts';
import { sampleValues as values } from '#library/inquiry/testing/sample-values.ts';

function receiverThat(outcome: InquiryOutcome) {
  const received: InquirySubmission[] = [];
  return {
    received,
    submit: async (submission: InquirySubmission) => {
      received.push(submission);
      return outcome;
    },
  };
}

function post(entries: Record<string, string> = values) {
  return new Request('http://localhost/specialists', {
    method: 'POST',
    body: new URLSearchParams(entries),
  });
}

test('hands over what the form holds, with its subject, its key and the hidden field', async () => {
  const receiver = receiverThat({ kind: 'stored', id: '1' });
  const sent = { ...values, idempotency_key: 'k', website: 'x', other: 'y' };
  const { data, init } = await submitInquiry(post(sent), receiver);
  expect(data).toEqual({ kind: 'sent' });
  expect(init?.status ?? 200).toBe(200);
  expect(receiver.received).toEqual([
    {
      body: {
        ...values,
        subject: 'Provider Partnership Inquiry',
        formType: 'provider',
        website: 'x',
      },
      idempotencyKey: 'k',
    },
  ]);
});

test('comes back with the entries and the messages of the fields that it has', async () => {
  const fields = { name: 'Name must be at least 2 characters', subject: 'odd' };
  const { data, init } = await submitInquiry(
    post({ ...values, name: 'L' }),
    receiverThat({ kind: 'invalid', fields }),
  );
  expect(init?.status).toBe(422);
  expect(data).toEqual({
    kind: 'invalid',
    values: { ...values, name: 'L' },
    messages: { name: 'Name must be at least 2 characters' },
  });
});

test('keeps the entries when it could not be stored, and says when to come back', async () => {
  const { data, init } = await submitInquiry(
    post(),
    receiverThat({ kind: 'refused', status: 503, error: 'x', retryAfterSeconds: 60 }),
  );
  expect(data).toEqual({ kind: 'failed', values, reason: 'x' });
  expect(init).toEqual({ status: 503, headers: { 'retry-after': '60' } });
});

test('keeps the entries of a page that may not send them, and says why', async () => {
  const receiver = receiverThat({ kind: 'refused', status: 403, error: 'Not from here.' });
  const { data, init } = await submitInquiry(post(), receiver);
  expect(data).toEqual({ kind: 'failed', values, reason: 'Not from here.' });
  expect(init).toEqual({ status: 403, headers: {} });
});

test('says that it failed where nothing can store it', async () => {
  const { data, init } = await submitInquiry(post(), null);
  expect([data, init?.status]).toEqual([{ kind: 'failed', values }, 503]);
});

test('does not fall over a body that is no form', async () => {
  const request = new Request('http://localhost/specialists', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  const { init } = await submitInquiry(request, receiverThat({ kind: 'stored', id: '1' }));
  expect(init?.status).toBe(400);
});
