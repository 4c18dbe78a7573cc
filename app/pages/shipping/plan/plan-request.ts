import type { Entries } from '#library/delivery/entries.ts';

/** The plan depends on the entries and on the time of the request. */
export interface PlanRequest {
  entries: Entries;
  /** An ISO date such as 2026-11-16T18:05:00.000Z. */
  at: string;
}

/** The page repeats the entries, so limit how much a URL can put there. */
const maxEntryLength = 100;

/** Reads `?zip=90210&order=80`. `null` if the URL has neither. */
export function readPlanEntries(params: URLSearchParams): Entries | null {
  if (!params.has('zip') && !params.has('order')) return null;
  const entry = (name: string) => (params.get(name) ?? '').slice(0, maxEntryLength);
  return { zip: entry('zip'), order: entry('order') };
}

export function planUrl({ zip, order }: Entries): string {
  const params = new URLSearchParams({ zip });
  if (order !== '') params.set('order', order);
  return `/shipping?${params}#plan`;
}
