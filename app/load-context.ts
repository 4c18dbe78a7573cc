import type { InquiryReceiver } from '#app/inquiry/context.ts';

/** What the server hands to loaders and actions. They never import the server itself. */
export interface LoadContext {
  /** Writes an unexpected error to the log. */
  reportError(error: unknown): void;
  /** Takes inquiries of the client that asks; `null` where nothing can store them. */
  inquiries: InquiryReceiver | null;
}
