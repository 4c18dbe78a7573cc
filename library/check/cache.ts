/**
 * Caches parsed texts. `turn` starts a new check and drops entries that the last one didn't use.
 */
export function createCache<Value>() {
  let previous = new Map<string, Value>();
  let current = new Map<string, Value>();
  return {
    getOrCreate(text: string, read: () => Value): Value {
      const value = current.get(text) ?? previous.get(text) ?? read();
      current.set(text, value);
      return value;
    },
    startRound(): void {
      previous = current;
      current = new Map();
    },
  };
}
