import { type DeliveryTimes, estimateArrivals } from '#library/delivery/days.ts';
import { type Entries, readOrder, readZip } from '#library/delivery/entries.ts';
import { getReach, getSameDayMiles, type ZipList } from '#library/delivery/reach.ts';

export interface DeliveryFacts extends DeliveryTimes {
  zips: ZipList;
  /** Delivery is free above `freeOver` dollars, and shipping at or above `freeAt`. */
  freeOver: number;
  freeAt: number;
}

export function planDelivery(entries: Entries, now: Date, facts: DeliveryFacts) {
  const zip = readZip(entries.zip);
  const order = readOrder(entries.order);
  const reach = zip.mistake ? undefined : getReach(zip.value, facts.zips);
  // Where we can't ship, the amount doesn't matter.
  if (!reach || (order.mistake && reach !== 'outside')) {
    return { mistakes: { zip: zip.mistake, order: order.mistake } };
  }
  return {
    reach,
    miles: zip.mistake ? undefined : getSameDayMiles(zip.value, facts.zips),
    /** The amount is in cents, or undefined if the field is empty. */
    order: order.mistake ? undefined : order.value,
    arrivals: estimateArrivals(now, facts),
  };
}

export type Plan = ReturnType<typeof planDelivery>;
