import { createContext } from 'react-router';
import type { InquiryReceiver } from '#library/inquiry/receiver.ts';
import type { Answer } from '#library/search/finder.ts';

/** What the server hands to loaders and actions. They never import the server itself. */
export interface LoadContext {
  reportError(error: unknown): void;
  /** Takes inquiries of the client that asks; `null` where nothing can store them. */
  inquiries: InquiryReceiver | null;
  find(question: string): Promise<Answer>;
}

/** How /search reaches the server's index. `null` in development, where there is no server of ours. */
export const findContext = createContext<LoadContext['find'] | null>(null);
