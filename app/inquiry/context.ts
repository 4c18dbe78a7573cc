import { createContext } from 'react-router';

/** A submission as it arrives, before anything about it is believed. */
export interface InquirySubmission {
  /** The body of the request: JSON that was parsed, or the entries of a form. */
  body: unknown;
  /** Makes a repeated send harmless; `null` when the sender gave none. */
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

/**
 * Takes an inquiry on behalf of one client; made by the server for each request. It refuses what a
 * page of another site has sent.
 */
export interface InquiryReceiver {
  submit(submission: InquirySubmission): Promise<InquiryOutcome>;
}

/** How the page action reaches the server. `null`: there is none, as while developing. */
export const inquiryContext = createContext<InquiryReceiver | null>(null);
