import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import * as z from 'zod/mini';
import { type InquiryBody, type InquiryMessages, messagesOf } from '#library/inquiry/schema.ts';

export type SendResult =
  | { kind: 'sent' }
  | { kind: 'invalid'; messages: InquiryMessages }
  | { kind: 'failed' };

/** Longer than a slow network needs, short enough to try again. */
const timeout = 30_000;

/** Our own server unless the build was pointed at a hosted function. */
function createClient() {
  const url = import.meta.env.VITE_FUNCTIONS_URL ?? `${window.location.origin}/functions/v1`;
  const key = import.meta.env.VITE_PUBLIC_ANON_KEY;
  return new FunctionsClient(url, {
    headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {},
  });
}

/**
 * The key makes a repeated send harmless. As specified, only the error of the answer is read:
 * without one, it was sent.
 */
export async function sendInquiry(body: InquiryBody, idempotencyKey: string): Promise<SendResult> {
  const { error } = await createClient().invoke('send-contact-email', {
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
    timeout,
  });
  if (!error) return { kind: 'sent' };
  const messages = error instanceof FunctionsHttpError ? await refusedFields(error.context) : {};
  return Object.keys(messages).length > 0 ? { kind: 'invalid', messages } : { kind: 'failed' };
}

const refusal = z.object({ fields: z.record(z.string(), z.string()) });

async function refusedFields(response: Response): Promise<InquiryMessages> {
  const { data } = refusal.safeParse(await response.json().catch(() => null));
  return messagesOf(data?.fields ?? {});
}
