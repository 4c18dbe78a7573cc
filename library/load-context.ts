import { createContext } from 'react-router';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import type { SearchAnswer } from '#library/search/finder.ts';

/** The server passes these functions to loaders and actions, which must not import server code. */
export interface LoadContext {
  reportError(error: unknown): void;
  inquiries: InquiryReceiver | null;
  find(question: string): Promise<SearchAnswer>;
}

/** `null` means that the site runs without our server, such as in development. */
export const findContext = createContext<LoadContext['find'] | null>(null);
