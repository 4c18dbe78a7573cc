import { type Entries, readEntries } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export function parseEntries(query: string, { choices, weightUnits }: ComposerText): Entries {
  return readEntries(new URLSearchParams(query), { without: choices.without, weightUnits });
}

const storageKey = 'prescription';

/** Each formula link has a draft of its own, so opening one doesn't replace another. */
const loadDrafts = (): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');

export function loadEntries(): string | undefined {
  try {
    return loadDrafts()[location.search];
  } catch {
    return undefined;
  }
}

export function saveEntries(query: string): void {
  try {
    const drafts = { ...loadDrafts(), [location.search]: query };
    sessionStorage.setItem(storageKey, JSON.stringify(drafts));
  } catch {
    // Storage is blocked. The form still works, but a reload clears it.
  }
}

export function forgetDrafts(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Storage is blocked, so there are no drafts.
  }
}
