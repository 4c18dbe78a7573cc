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
  | { kind: 'refused'; status: 429 | 503; error: string; retryAfterSeconds: number };

/** Takes an inquiry on behalf of one client; made by the server for each request. */
export interface InquiryReceiver {
  submit(submission: InquirySubmission): Promise<InquiryOutcome>;
  /** Whether a page of this origin may post to us. */
  allowsOrigin(origin: string | null): boolean;
}

/** How the page action reaches the server. `null`: there is none, as while developing. */
export const inquiryContext = createContext<InquiryReceiver | null>(null);
