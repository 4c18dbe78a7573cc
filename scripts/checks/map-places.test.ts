import { expect, it } from 'vitest';
import { reachOf } from '#library/delivery/reach.ts';
import { delivery } from '#library/facts/business.ts';
import { deliveryFacts } from '#library/facts/delivery.ts';
import { pages } from '#library/words/pages.ts';

it.each(pages.shipping.map.places)(
  'the map of /shipping shows $name on the side where a plan for $zip sees it',
  ({ zip, east, north }) => {
    const side = Math.hypot(east, north) <= delivery.sameDay.miles ? 'sameDay' : 'shipping';
    const reach = reachOf(zip, deliveryFacts.zips);
    // At the edge of the circle both are true.
    expect(reach === 'limit' ? side : reach).toBe(side);
  },
);
