import { data } from 'react-router';
import type { InquiryOutcome, InquiryReceiver } from '#app/inquiry/context.ts';
import {
  honeypotField,
  type InquiryMessages,
  type InquiryValues,
  idempotencyField,
  inquiryBody,
  messagesOf,
} from '#app/inquiry/schema.ts';

/** What the page needs to show the form again as the sender left it. */
export type InquiryResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; values: InquiryValues; messages: InquiryMessages }
  | { kind: 'failed'; values: InquiryValues };

/** The action of the page with the form, for browsers that send it themselves. */
export async function submitInquiry(request: Request, receiver: InquiryReceiver | null) {
  const form = await readForm(request);
  const text = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values: InquiryValues = {
    name: text('name'),
    credentials: text('credentials'),
    practice: text('practice'),
    email: text('email'),
    message: text('message'),
  };
  const failed = (status: number, headers = {}) =>
    data<InquiryResult>({ kind: 'failed', values }, { status, headers });
  if (!form) return failed(400);
  if (!receiver) return failed(503);
  if (!receiver.allowsOrigin(request.headers.get('origin'))) return failed(403);
  const outcome = await receiver.submit({
    body: { ...inquiryBody(values), [honeypotField]: text(honeypotField) },
    idempotencyKey: text(idempotencyField) || null,
  });
  return answer(outcome, values, failed);
}

function answer(
  outcome: InquiryOutcome,
  values: InquiryValues,
  failed: (
    status: number,
    headers?: Record<string, string>,
  ) => ReturnType<typeof data<InquiryResult>>,
) {
  switch (outcome.kind) {
    case 'stored':
      return data<InquiryResult>({ kind: 'sent' });
    case 'invalid':
      return data<InquiryResult>(
        { kind: 'invalid', values, messages: messagesOf(outcome.fields) },
        { status: 422 },
      );
    case 'refused':
      return failed(outcome.status, { 'Retry-After': String(outcome.retryAfterSeconds) });
  }
}

async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
