import type { FastifyRequest } from 'fastify';
import { getRetryHeaders, type InquiryOutcome } from '#library/inquiry/receiver.ts';
import { contactHint, type Intake } from '#server/inquiry/intake.ts';

/** The longest inquiry is far smaller, even with every character escaped. */
export const maximumBodyBytes = 64 * 1024;

export interface InquiryClient {
  /** Behind a trusted proxy, this is the address that the proxy forwards. */
  address: string;
  /** X-Forwarded-Host is ignored, because a proxy may pass on the client's value. */
  host: string;
}

export const getClient = ({ ip, headers }: FastifyRequest): InquiryClient => ({
  address: ip,
  host: headers.host ?? '',
});

/** This ignores the scheme, because the server sees http behind a proxy that terminates TLS. */
const getHost = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');
const removeDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');

/** A request without an origin comes from a program, which could claim any origin. */
export function isAllowedOrigin(
  origin: string | null,
  host: string,
  allowedOrigins: readonly string[],
): boolean {
  if (origin === null || allowedOrigins.includes(origin)) return true;
  const originHost = getHost(origin);
  return originHost !== '' && /^https?:/.test(origin) && originHost === removeDefaultPort(host);
}

export const foreignOriginOutcome = {
  kind: 'refused',
  status: 403,
  error: `This form can only be sent from our own site. Please ${contactHint}.`,
} as const satisfies InquiryOutcome;

/** Responds like a Supabase Edge Function, so the Supabase client works unchanged. */
export function createReceiveHandler(intake: Intake, allowedOrigins: readonly string[]) {
  return async (request: Request, client: InquiryClient): Promise<Response> => {
    const origin = request.headers.get('origin');
    const isAllowed = isAllowedOrigin(origin, client.host, allowedOrigins);
    const cors = getCorsHeaders(isAllowed ? origin : null);
    if (request.method === 'OPTIONS' && isAllowed) {
      return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders } });
    }
    if (!['POST', 'OPTIONS'].includes(request.method)) return reject(405, cors);
    if (!isAllowed) return reject(403, cors);
    if (!jsonType.test(request.headers.get('content-type') ?? '')) return reject(415, cors);
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > maximumBodyBytes) return reject(413, cors);
    const parsedBody = parseJson(bytes);
    if (!parsedBody) return reject(400, cors);
    const idempotencyKey = request.headers.get('idempotency-key') || null;
    return toResponse(await intake.submit(client.address, { ...parsedBody, idempotencyKey }), cors);
  };
}

/** Supabase clients send these headers, except for our idempotency key. */
const allowedHeaders = 'authorization, apikey, content-type, idempotency-key, x-client-info';
const methods = 'POST, OPTIONS';

const preflightHeaders = {
  allow: methods,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '86400',
};

function getCorsHeaders(origin: string | null): Record<string, string> {
  const baseHeaders = { vary: 'Origin', 'cache-control': 'no-store' };
  if (origin === null) return baseHeaders;
  return {
    ...baseHeaders,
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  };
}

const errorMessages = {
  400: 'The request is not valid JSON.',
  403: foreignOriginOutcome.error,
  405: 'This address only accepts POST requests.',
  413: `The request is larger than ${maximumBodyBytes / 1024} KB. Please shorten the message, or ${contactHint}.`,
  415: 'The request must have the content type application/json.',
} as const;

function reject(status: keyof typeof errorMessages, headers: Record<string, string>): Response {
  const allHeaders = status === 405 ? { ...headers, allow: methods } : headers;
  return Response.json({ error: errorMessages[status] }, { status, headers: allHeaders });
}

function toResponse(outcome: InquiryOutcome, headers: Record<string, string>): Response {
  if (outcome.kind === 'stored') {
    const { id, reference } = outcome;
    return Response.json({ success: true, id, reference }, { headers });
  }
  if (outcome.kind === 'invalid') {
    const error = 'Please correct the entries listed in “fields”.';
    return Response.json({ error, fields: outcome.fields }, { status: 422, headers });
  }
  const { status, error } = outcome;
  return Response.json({ error }, { status, headers: { ...headers, ...getRetryHeaders(outcome) } });
}

/** JSON is always UTF-8, so other charsets are rejected. */
const jsonType = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i;

/** Returns `null` for anything that isn't UTF-8 JSON. The result is wrapped because `null` is valid JSON. */
function parseJson(bytes: ArrayBuffer): { body: unknown } | null {
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return null;
  }
}
