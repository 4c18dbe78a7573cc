import { z } from 'zod';
import { isoDate } from '#library/dates.ts';

/** A calendar day as people write it. It stays text; `isoDate` gives the form for machines. */
export const dateText = z.string().refine((text) => isoDate(text) !== null, {
  error: "is not a date. Write it like 'May 6, 2025'",
});

type Dated = Record<string, unknown>;

/** Both dates are compared only when both are there and well formed: one problem, one message. */
export function isBefore(values: Dated, earlier: string, later: string): boolean {
  const [a, b] = [values[earlier], values[later]];
  if (typeof a !== 'string' || typeof b !== 'string') return false;
  const [isoA, isoB] = [isoDate(a), isoDate(b)];
  return isoA !== null && isoB !== null && isoA < isoB;
}

/** `draft: true` keeps an article from readers; library/publication.ts heeds it. */
export const draftMark = z
  .enum(['true', 'false'], {
    error: 'says neither. Write true to keep it from readers, or remove it',
  })
  .optional()
  .describe('while this is on, nobody but you sees the article');
