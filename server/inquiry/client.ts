import type { FastifyRequest } from 'fastify';
import type { InquiryClient } from '#server/inquiry/receive.ts';

/** Who sends an inquiry, whether to the function or with the form of the page. */
export function clientOf({ ip, headers }: FastifyRequest): InquiryClient {
  return { address: ip, host: headers.host ?? '' };
}
