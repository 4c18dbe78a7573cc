/** What the inquiry service writes to; pino fits. Fields never hold what a provider typed. */
export interface InquiryLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** The message of anything that was thrown, on one line. */
export function getReason(error: unknown): string {
  const message = error instanceof Error ? error.message || error.name : String(error);
  return message.replace(/[\s\p{Cc}]+/gu, ' ').slice(0, 300);
}

/** Mail servers repeat addresses in what they answer; a log has no business with them. */
export const redactAddresses = (text: string) =>
  text.replace(/[^\s<>"'(),;:]+@[^\s<>"'(),;:]+/g, '(address)');
