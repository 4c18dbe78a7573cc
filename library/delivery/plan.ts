import { arrivals, type DeliveryTimes } from '#library/delivery/days.ts';
import { type Entries, readOrder, readZip } from '#library/delivery/entries.ts';
import { reachOf, type ZipList } from '#library/delivery/reach.ts';

export interface DeliveryFacts extends DeliveryTimes {
  zips: ZipList;
  /** Delivery is free over the first amount, shipping from the second one on, in dollars. */
  freeOver: number;
  freeAt: number;
}

/** How and when an order gets to a ZIP code, or the mistakes in what was entered. */
export function planFor(entries: Entries, now: Date, facts: DeliveryFacts) {
  const zip = readZip(entries.zip);
  const order = readOrder(entries.order);
  if (zip.mistake || order.mistake) {
    return { mistakes: { zip: zip.mistake, order: order.mistake } };
  }
  return {
    reach: reachOf(zip.value, facts.zips),
    /** In cents, if entered. */
    order: order.value,
    arrivals: arrivals(now, facts),
  };
}

export type Plan = ReturnType<typeof planFor>;
