import { type Arrivals, arrivals, type DeliveryTimes } from '#library/delivery/days.ts';
import { type Entries, type Mistake, readOrder, readZip } from '#library/delivery/entries.ts';
import { type Reach, reachOf, type ZipList } from '#library/delivery/reach.ts';

export interface DeliveryFacts extends DeliveryTimes {
  zips: ZipList;
  /** Delivery is free over the first amount, shipping from the second one on, in dollars. */
  freeOver: number;
  freeAt: number;
}

export interface Mistakes {
  zip?: Mistake;
  order?: Mistake;
}

export type Plan =
  | { mistakes: Mistakes; reach?: undefined }
  | {
      reach: Reach;
      /** In cents, if entered. */
      order: number | undefined;
      arrivals: Arrivals;
    };

/** How and when an order gets to a ZIP code, or the mistakes in what was entered. */
export function planFor(entries: Entries, now: Date, facts: DeliveryFacts): Plan {
  const zip = readZip(entries.zip);
  const order = readOrder(entries.order);
  if (zip.mistake || order.mistake) {
    return {
      mistakes: {
        ...(zip.mistake && { zip: zip.mistake }),
        ...(order.mistake && { order: order.mistake }),
      },
    };
  }
  return {
    reach: reachOf(zip.value, facts.zips),
    order: order.value,
    arrivals: arrivals(now, facts),
  };
}
