/** Caches what was read from texts. `turn` begins a check and drops what the last one did not use. */
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
