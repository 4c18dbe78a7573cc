import { type Entries, readEntries } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export function parseEntries(query: string, { choices, weightUnits }: ComposerText): Entries {
  return readEntries(new URLSearchParams(query), { without: choices.without, weightUnits });
}

const storageKey = 'prescription';

/** Entries are saved for one URL, so another formula link starts a new form. */
export function loadEntries(): string | undefined {
  try {
    const savedEntries = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return savedEntries.search === location.search ? savedEntries.query : undefined;
  } catch {
    return undefined;
  }
}

export function saveEntries(query: string): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ search: location.search, query }));
  } catch {
    // Storage is blocked. The form still works, but a reload clears it.
  }
}
