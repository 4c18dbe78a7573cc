/**
 * Caches parsed texts. `turn` starts a new check and drops entries that the last one didn't use.
 */
export function memory<Read>() {
  let before = new Map<string, Read>();
  let now = new Map<string, Read>();
  return {
    recall(text: string, read: () => Read): Read {
      const kept = now.get(text) ?? before.get(text) ?? read();
      now.set(text, kept);
      return kept;
    },
    turn(): void {
      before = now;
      now = new Map();
    },
  };
}
