import { type Entries, readEntries } from '#library/prescription/entries.ts';
import type { ComposerText } from '#library/schema/pages/prescribing.ts';

export function parseEntries(query: string, { choices, weightUnits }: ComposerText): Entries {
  return readEntries(new URLSearchParams(query), { without: choices.without, weightUnits });
}

const storageKey = 'prescription';

interface Draft {
  /** The query of the formula link, or an empty string. */
  search: string;
  entries: string;
}

/** Each formula link has a draft of its own, so opening one doesn't replace another. The latest is last. */
function listDrafts(): Draft[] {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
  } catch {
    return [];
  }
}

/** A link without a formula continues the latest draft. */
export const loadDraft = () =>
  listDrafts().findLast(({ search }) => ['', search].includes(location.search));

/** The one left longest, so opening other drafts goes through all of them. */
export const loadOtherDraft = () => listDrafts().find(({ search }) => search !== location.search);

export function saveEntries(entries: string): void {
  try {
    const { search } = location;
    const others = listDrafts().filter((draft) => draft.search !== search);
    sessionStorage.setItem(storageKey, JSON.stringify([...others, { search, entries }]));
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
