export interface InquirySubmission {
  body: unknown;
  idempotencyKey: string | null;
}

export type InquiryOutcome =
  | { kind: 'stored'; id: string }
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'refused'; status: 403 | 429 | 503; error: string; retryAfterSeconds?: number };

export function getRetryHeaders(
  outcome: InquiryOutcome & { kind: 'refused' },
): Record<string, string> {
  const { retryAfterSeconds } = outcome;
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

/** The server creates a receiver for each request. It rejects cross-site requests. */
export interface InquiryReceiver {
  submit(submission: InquirySubmission): Promise<InquiryOutcome>;
}
