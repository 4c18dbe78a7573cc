import type { Entries } from '#library/delivery/entries.ts';

export interface PlanRequest {
  entries: Entries;
  /** An ISO time, such as 2026-11-16T18:05:00.000Z. */
  at: string;
}

/** The page shows the entries, so this limits how much text a URL can add to it. */
const maxEntryLength = 100;

export function readPlanEntries(params: URLSearchParams): Entries | null {
  if (!params.has('zip') && !params.has('order')) return null;
  const getEntry = (name: string) => (params.get(name) ?? '').slice(0, maxEntryLength);
  return { zip: getEntry('zip'), order: getEntry('order') };
}

export function getPlanUrl({ zip, order }: Entries): string {
  const params = new URLSearchParams({ zip });
  if (order !== '') params.set('order', order);
  return `/shipping?${params}#plan`;
}
