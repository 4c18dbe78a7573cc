/** `startRound` drops entries that weren't used since its last call. */
export function createCache<Value>() {
  let oldEntries = new Map<string, Value>();
  let newEntries = new Map<string, Value>();
  return {
    getOrCreate(key: string, create: () => Value): Value {
      const value = newEntries.get(key) ?? oldEntries.get(key) ?? create();
      newEntries.set(key, value);
      return value;
    },
    startRound(): void {
      oldEntries = newEntries;
      newEntries = new Map();
    },
  };
}
