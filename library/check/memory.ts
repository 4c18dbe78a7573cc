/**
 * Keeps what was read from texts. A check of all content follows every save, and most texts are what
 * they were at the last one. `turn` begins a check, and drops what the last did not ask for.
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
