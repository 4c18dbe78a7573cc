import type { InquiryOutcome } from '#app/inquiry/context.ts';
import { elsewhere } from '#server/inquiry/intake.ts';

/** The scheme is left out: behind a proxy that ends TLS the server sees http for https. */
const hostOf = (origin: string) => (URL.canParse(origin) ? new URL(origin).host : '');
const withoutDefaultPort = (host: string) => host.toLowerCase().replace(/:(80|443)$/, '');

/**
 * Whether a page of this origin may send us an inquiry, by the function or by its form: the site
 * itself and the listed origins. A request without an origin comes from a program, which could
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

export const foreignOrigin = {
  kind: 'refused',
  status: 403,
  error: `This form can only be sent from our own site. Please ${elsewhere}.`,
} as const satisfies InquiryOutcome;
