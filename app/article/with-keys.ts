/** Pairs items with their index as a key. The parts of an article may repeat, and never move. */
export function withKeys<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
