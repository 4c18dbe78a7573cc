import { type Arrivals, arrivals, type DeliveryTimes } from '#library/delivery/days.ts';
import { type Entries, type Mistake, readOrder, readZip } from '#library/delivery/entries.ts';
import { type Reach, reachOf, type ZipList } from '#library/delivery/reach.ts';

/** All that a plan is made from, beside what somebody asks. */
export interface DeliveryFacts extends DeliveryTimes {
  zips: ZipList;
  /** Dollars over which delivery is free, and from which on shipping is. */
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
      /** Cents; nothing where it was not told. */
      order: number | undefined;
      arrivals: Arrivals;
    };

/** How, and when, an order gets to a ZIP code, or what is wrong with the question. */
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
