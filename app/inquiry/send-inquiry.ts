import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js';
import * as z from 'zod/mini';
import {
  type InquiryBody,
  type InquiryMessages,
  pickFormMessages,
} from '#library/inquiry/schema.ts';

export type SendResult =
  | { kind: 'sent'; reference?: string }
  | { kind: 'invalid'; messages: InquiryMessages }
  | { kind: 'failed' };

const timeoutMilliseconds = 30_000;

function createClient() {
  const url = import.meta.env.VITE_FUNCTIONS_URL ?? `${window.location.origin}/functions/v1`;
  const key = import.meta.env.VITE_PUBLIC_ANON_KEY;
  return new FunctionsClient(url, {
    headers: key ? { apikey: key, Authorization: `Bearer ${key}` } : {},
  });
}

/** The key makes it safe to retry. As specified, a response without an error means success. */
export async function sendInquiry(body: InquiryBody, idempotencyKey: string): Promise<SendResult> {
  const { data, error } = await createClient().invoke('send-contact-email', {
    body,
    headers: { 'Idempotency-Key': idempotencyKey },
    timeout: timeoutMilliseconds,
  });
  // A hosted function may not return a reference number.
  if (!error) return { kind: 'sent', reference: responseSchema.safeParse(data).data?.reference };
  const messages =
    error instanceof FunctionsHttpError ? await readFieldMessages(error.context) : {};
  return Object.keys(messages).length > 0 ? { kind: 'invalid', messages } : { kind: 'failed' };
}

const responseSchema = z.object({ reference: z.string().check(z.maxLength(40)) });
const errorSchema = z.object({ fields: z.record(z.string(), z.string()) });

async function readFieldMessages(response: Response): Promise<InquiryMessages> {
  const { data } = errorSchema.safeParse(await response.json().catch(() => null));
  return pickFormMessages(data?.fields ?? {});
}
