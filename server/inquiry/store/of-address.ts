import { domainToASCII } from 'node:url';
import type { Inquiry, ListFilter } from '#server/inquiry/store/store.ts';

/**
 * Those of one address, when the filter names one. Not in SQL: a domain may be written in any
 * alphabet, and the two databases do not agree on what is upper case there.
 */
export function ofAddress(inquiries: Inquiry[], { email, limit }: ListFilter): Inquiry[] {
  if (email === undefined) return inquiries;
  const wanted = normal(email);
  return inquiries.filter((inquiry) => normal(inquiry.email) === wanted).slice(0, limit);
}

function normal(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`.toLowerCase();
}
