import { arrivals, type DeliveryTimes } from '#library/delivery/days.ts';
import { type Entries, readOrder, readZip } from '#library/delivery/entries.ts';
import { reachOf, type ZipList } from '#library/delivery/reach.ts';

export interface DeliveryFacts extends DeliveryTimes {
  zips: ZipList;
  /** In dollars. Delivery is free over the first amount, shipping at or over the second. */
  freeOver: number;
  freeAt: number;
}

/** Plans a delivery, or returns the mistakes in the entries. */
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
