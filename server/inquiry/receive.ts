import type { FastifyRequest } from 'fastify';
import { type InquiryOutcome, retryAfter } from '#library/inquiry/receiver.ts';
import { contactHint, type Intake } from '#server/inquiry/intake.ts';

/** Far more than the longest inquiry needs, also when every character is escaped. */
export const maximumBodyBytes = 64 * 1024;

export interface InquiryClient {
  /** The sender's network address; behind a trusted proxy the one that it forwards. */
  address: string;
  /**
   * The host that the browser asked for, which a proxy must leave as it is. X-Forwarded-Host is not
   * read: a proxy that does not know of it passes on whatever the client wrote.
   */
  host: string;
}

/** The sender of an inquiry, whether it comes through the function or with the form of the page. */
export const getClient = ({ ip, headers }: FastifyRequest): InquiryClient => ({
  address: ip,
  host: headers.host ?? '',
});

/** The scheme is left out: behind a proxy that ends TLS the server sees http for https. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');
const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');

/**
 * Whether a page of this origin may send us an inquiry, through the function or with its form: the
 * site itself and the listed origins. A request without an origin comes from a program, which could
 * claim any.
 */
export function isAllowedOrigin(
  origin: string | null,
  host: string,
  allowedOrigins: readonly string[],
): boolean {
  if (origin === null) return true;
  if (allowedOrigins.includes(origin)) return true;
  const from = hostOf(origin);
  return from !== '' && /^https?:/.test(origin) && from === withoutDefaultPort(host);
}

export const foreignOriginRefusal = {
  kind: 'refused',
  status: 403,
  error: `This form can only be sent from our own site. Please ${contactHint}.`,
} as const satisfies InquiryOutcome;

export interface ReceiveOptions {
  intake: Pick<Intake, 'submit'>;
  allowedOrigins: readonly string[];
}

/** Speaks the protocol of Supabase Edge Functions, so that their client works unchanged. */
export function createReceive({ intake, allowedOrigins }: ReceiveOptions) {
  return async (request: Request, client: InquiryClient): Promise<Response> => {
    const origin = request.headers.get('origin');
    const allowed = isAllowedOrigin(origin, client.host, allowedOrigins);
    const cors = corsHeaders(allowed ? origin : null);
    if (request.method === 'OPTIONS' && allowed) {
      return new Response(null, { status: 204, headers: { ...cors, ...preflightHeaders } });
    }
    if (!['POST', 'OPTIONS'].includes(request.method)) return refuse(405, cors);
    if (!allowed) return refuse(403, cors);
    if (!jsonType.test(request.headers.get('content-type') ?? '')) return refuse(415, cors);
    const bytes = await request.arrayBuffer();
    if (bytes.byteLength > maximumBodyBytes) return refuse(413, cors);
    const parsed = parseJson(bytes);
    if (!parsed) return refuse(400, cors);
    const idempotencyKey = request.headers.get('idempotency-key') || null;
    return answer(await intake.submit(client.address, { ...parsed, idempotencyKey }), cors);
  };
}

/** The headers that the Supabase clients send, and our key. */
const allowedHeaders = 'authorization, apikey, content-type, idempotency-key, x-client-info';
const methods = 'POST, OPTIONS';

const preflightHeaders = {
  allow: methods,
  'access-control-allow-methods': methods,
  'access-control-allow-headers': allowedHeaders,
  'access-control-max-age': '86400',
};

function corsHeaders(origin: string | null): Record<string, string> {
  const always = { vary: 'Origin', 'cache-control': 'no-store' };
  if (origin === null) return always;
  return {
    ...always,
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'Retry-After',
  };
}

const errors = {
  400: 'The request is not valid JSON.',
  403: foreignOriginRefusal.error,
  405: 'This address only takes POST requests.',
  413: `The request is larger than ${maximumBodyBytes / 1024} KB. Please shorten the message, or ${contactHint}.`,
  415: 'The request must have the content type application/json.',
} as const;

function refuse(status: keyof typeof errors, headers: Record<string, string>): Response {
  const all = status === 405 ? { ...headers, allow: methods } : headers;
  return Response.json({ error: errors[status] }, { status, headers: all });
}

function answer(outcome: InquiryOutcome, headers: Record<string, string>): Response {
  if (outcome.kind === 'stored') {
    return Response.json({ success: true, id: outcome.id }, { headers });
  }
  if (outcome.kind === 'invalid') {
    const error = 'Please correct the marked entries.';
    return Response.json({ error, fields: outcome.fields }, { status: 422, headers });
  }
  const { status, error } = outcome;
  return Response.json({ error }, { status, headers: { ...headers, ...retryAfter(outcome) } });
}

/** JSON is UTF-8; another charset would be read wrongly, so it is refused. */
const jsonType = /^\s*application\/json\s*(;\s*charset\s*=\s*"?utf-?8"?\s*)?;?\s*$/i;

/** `null`: not UTF-8, or not JSON. In a wrapper, because `null` is valid JSON. */
function parseJson(bytes: ArrayBuffer): { body: unknown } | null {
  try {
    return { body: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch {
    return null;
  }
}
