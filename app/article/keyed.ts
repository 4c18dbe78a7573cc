/** The parts of an article never move and may be alike, so the place of each is its key. */
export function keyed<Item>(items: readonly Item[]): { key: string; item: Item }[] {
  return items.map((item, place) => ({ key: String(place), item }));
}
