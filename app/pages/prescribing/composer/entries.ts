import { type Entries, readEntries } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export function parseEntries(query: string, { choices, weightUnits }: ComposerText): Entries {
  return readEntries(new URLSearchParams(query), { without: choices.without, weightUnits });
}

const storageKey = 'prescription';

/** Each formula link has a draft of its own, so opening one doesn't replace another. The latest is last. */
const loadDrafts = (): Record<string, string> =>
  JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');

export function loadEntries(): string | undefined {
  try {
    const drafts = loadDrafts();
    // A link without a formula continues the latest draft.
    return location.search === '' ? Object.values(drafts).at(-1) : drafts[location.search];
  } catch {
    return undefined;
  }
}

export function saveEntries(query: string): void {
  try {
    const { [location.search]: _, ...others } = loadDrafts();
    sessionStorage.setItem(storageKey, JSON.stringify({ ...others, [location.search]: query }));
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
