import type { InquiryReceiver } from '#app/inquiry/context.ts';

/** Prerendered pages hold nothing that a visitor has sent, so that one mark does for all of them. */
export const markOfBuild = 'prerendered';

/** What the server hands to loaders and actions. They never import the server itself. */
export interface Services {
  /** Writes an unexpected error to the log. */
  reportError(error: unknown): void;
  /** Takes inquiries of the client that asks; `null` where nothing can store them. */
  inquiries: InquiryReceiver | null;
  /** Nobody else can know it: a script of the page with this nonce was written by React Router. */
  mark: string;
}
