import type { Entries } from '#library/delivery/entries.ts';

/** What somebody asks, and when: the answer depends on both. */
export interface Asked {
  entries: Entries;
  /** As 2026-11-16T18:05:00.000Z. */
  at: string;
}

/** What the address of the page asks, `?zip=90210&order=80`; `null` where it asks nothing. */
export function readQuestion(params: URLSearchParams): Entries | null {
  if (!params.has('zip') && !params.has('order')) return null;
  return { zip: params.get('zip') ?? '', order: params.get('order') ?? '' };
}

/** The other way round, leading to the answer. */
export function addressOf({ zip, order }: Entries): string {
  const params = new URLSearchParams({ zip });
  if (order !== '') params.set('order', order);
  return `/shipping?${params}#plan`;
}
