/** Fields must never contain form entries, which are personal data. */
export interface InquiryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
}

/** Mail servers repeat addresses in their replies, and the log must not contain any. */
export const redactAddresses = (text: string) =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
