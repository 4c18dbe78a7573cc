import { createContext, data } from 'react-router';
import { type InquiryValues, mapFields } from '#library/inquiry/fields.ts';
import {
  getRetryHeaders,
  type InquiryOutcome,
  type InquiryReceiver,
} from '#library/inquiry/receiver.ts';
import {
  honeypotField,
  type InquiryMessages,
  idempotencyField,
  pickFormMessages,
  toInquiryBody,
} from '#library/inquiry/schema.ts';

/** This is null in development, where nothing can receive inquiries. */
export const inquiryContext = createContext<InquiryReceiver | null>(null);

export type InquiryResult =
  | { kind: 'sent'; reference?: string }
  | { kind: 'invalid'; values: InquiryValues; messages: InquiryMessages }
  | { kind: 'failed'; values: InquiryValues; reason?: string };

/** Handles the form when the browser doesn't run JavaScript. */
export async function submitInquiry(
  request: Request,
  receiver: Pick<InquiryReceiver, 'submit'> | null,
) {
  const form = await readForm(request);
  const readText = (name: string) => {
    const value = form?.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = mapFields(readText);
  const fail = (status: number) => data<InquiryResult>({ kind: 'failed', values }, { status });
  if (!form) return fail(400);
  if (!receiver) return fail(503);
  const outcome = await receiver.submit({
    body: { ...toInquiryBody(values), [honeypotField]: readText(honeypotField) },
    idempotencyKey: readText(idempotencyField) || null,
  });
  return createResponse(outcome, values);
}

function createResponse(outcome: InquiryOutcome, values: InquiryValues) {
  switch (outcome.kind) {
    case 'stored':
      return data<InquiryResult>({ kind: 'sent', reference: outcome.reference });
    case 'invalid':
      return data<InquiryResult>(
        { kind: 'invalid', values, messages: pickFormMessages(outcome.fields) },
        { status: 422 },
      );
    case 'refused':
      return data<InquiryResult>(
        { kind: 'failed', values, reason: outcome.error },
        { status: outcome.status, headers: getRetryHeaders(outcome) },
      );
  }
}

async function readForm(request: Request): Promise<FormData | null> {
  try {
    return await request.formData();
  } catch {
    return null;
  }
}
