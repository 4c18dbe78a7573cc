const key = 'prescription';

/** The entries of this tab. A link to another formula starts a new form. */
export function loadEntries(): string | undefined {
  try {
    const saved = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return saved.search === location.search ? saved.typed : undefined;
  } catch {
    return undefined;
  }
}

export function saveEntries(typed: string): void {
  try {
    sessionStorage.setItem(key, JSON.stringify({ search: location.search, typed }));
  } catch {
    // The browser blocks storage: the form works, and a reload empties it.
  }
}
