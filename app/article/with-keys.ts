/** An index is a safe key here, because the items never move. */
export function addKeys<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, index) => ({ key: String(index), item }));
}
