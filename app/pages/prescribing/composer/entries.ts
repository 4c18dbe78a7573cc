import { type Entries, readEntries } from '#library/prescription/entries.ts';
import type { ComposerWords } from '#library/schema/pages/prescribing.ts';

export function parseEntries(query: string, { choices, weightUnits }: ComposerWords): Entries {
  return readEntries(new URLSearchParams(query), { without: choices.without, weightUnits });
}

const key = 'prescription';

/** Entries saved in this tab for the same link. A link to another formula starts a new form. */
export function loadEntries(): string | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return saved.search === location.search ? saved.query : undefined;
  } catch {
    return undefined;
  }
}

export function saveEntries(query: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ search: location.search, query }));
  } catch {
    // Storage is blocked. The form still works, but a reload clears it.
  }
}
