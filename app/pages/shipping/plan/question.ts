import type { Entries } from '#library/delivery/entries.ts';

/** What somebody asks, and when: the answer depends on both. */
export interface Asked {
  entries: Entries;
  /** As 2026-11-16T18:05:00.000Z. */
  at: string;
}

/** More than anybody needs. Whatever stands in an address goes back into the page. */
const longestEntry = 100;

/** What the address of the page asks, `?zip=90210&order=80`; `null` where it asks nothing. */
export function readQuestion(params: URLSearchParams): Entries | null {
  if (!params.has('zip') && !params.has('order')) return null;
  const entry = (name: string) => (params.get(name) ?? '').slice(0, longestEntry);
  return { zip: entry('zip'), order: entry('order') };
}

/** The other way round, leading to the answer. */
export function addressOf({ zip, order }: Entries): string {
  const params = new URLSearchParams({ zip });
  if (order !== '') params.set('order', order);
  return `/shipping?${params}#plan`;
}
