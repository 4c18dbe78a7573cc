import { fieldRules, type InquiryValues, inquiryFields } from '#library/inquiry/fields.ts';
import { honeypotField } from '#library/inquiry/schema.ts';

const linkPattern = /\bhttps?:\/\/|\bwww\.|\[url|<a\s/gi;
const countLinks = (text: string) => text.match(linkPattern)?.length ?? 0;
const maxLinks = 3;

/** Likely spam is held for review and never dropped, so a false positive only delays it. */
export function detectSpam(body: unknown, values: InquiryValues): string | null {
  if (hasFilledHoneypot(body)) return 'the hidden honeypot field was filled in';
  for (const field of inquiryFields) {
    const { kind, label } = fieldRules[field];
    const links = countLinks(values[field]);
    if (kind === 'line' && links > 0) return `a link in the field '${label}'`;
    if (kind === 'lines' && links > maxLinks) {
      return `more than ${maxLinks} links in the field '${label}'`;
    }
  }
  return null;
}

function hasFilledHoneypot(body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !(honeypotField in body)) return false;
  const value: unknown = body[honeypotField];
  return value !== null && value !== '';
}
