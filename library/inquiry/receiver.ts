export interface InquirySubmission {
  body: unknown;
  idempotencyKey: string | null;
}

export type InquiryOutcome =
  | { kind: 'stored'; id: string; reference: string }
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'refused'; status: 403 | 429 | 503; error: string; retryAfterSeconds?: number };

export function getRetryHeaders(
  outcome: InquiryOutcome & { kind: 'refused' },
): Record<string, string> {
  const { retryAfterSeconds } = outcome;
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

/** The pharmacy's emails have a link that marks an inquiry as answered. */
export type AnswerLinkOutcome =
  | { kind: 'unanswered' | 'answered'; reference: string }
  | { kind: 'expired' | 'invalid' | 'unavailable' };

/** The server creates a receiver for each request. */
export interface InquiryReceiver {
  /** Rejects cross-site requests. */
  submit(submission: InquirySubmission): Promise<InquiryOutcome>;
  checkAnswerLink(token: string): Promise<AnswerLinkOutcome>;
  markAnswered(token: string): Promise<AnswerLinkOutcome>;
}
