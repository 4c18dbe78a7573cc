import type { Location, NavigateOptions } from 'react-router';

/**
 * Tabs write the hash of the URL, and the router would scroll to the panel with that id. Entries of
 * the history that share a key share one scroll position: opening a tab, or going back to it, moves
 * nothing.
 */
export function scrollKey({ key, state }: Location): string {
  const shared: unknown = state?.scrollKey;
  return typeof shared === 'string' ? shared : key;
}

/** How to navigate within a page without moving it. */
export function keepScroll(location: Location): NavigateOptions {
  return { preventScrollReset: true, state: { scrollKey: scrollKey(location) } };
}
