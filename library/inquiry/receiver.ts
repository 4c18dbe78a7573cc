export interface InquirySubmission {
  /** The body of the request: parsed JSON, or the entries of a form. */
  body: unknown;
  /** Makes a repeated send harmless; `null` if the sender gave none. */
  idempotencyKey: string | null;
}

export type InquiryOutcome =
  | { kind: 'stored'; id: string }
  | { kind: 'invalid'; fields: Record<string, string> }
  | { kind: 'refused'; status: 403 | 429 | 503; error: string; retryAfterSeconds?: number };

export function retryAfter(outcome: InquiryOutcome & { kind: 'refused' }): Record<string, string> {
  const { retryAfterSeconds } = outcome;
  return retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
}

/** The server makes one per request. It refuses what a page of another site sends. */
export interface InquiryReceiver {
  submit(submission: InquirySubmission): Promise<InquiryOutcome>;
}
