import { createContext } from 'react-router';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import type { SearchAnswer } from '#library/search/finder.ts';

/** Services that the server passes to loaders and actions, which must not import the server. */
export interface LoadContext {
  reportError(error: unknown): void;
  /** Receives inquiries from this client. `null` if there is no store. */
  inquiries: InquiryReceiver | null;
  find(question: string): Promise<SearchAnswer>;
}

/** Searches the index of the server. `null` in development, which runs without our server. */
export const findContext = createContext<LoadContext['find'] | null>(null);
