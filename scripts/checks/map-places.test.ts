import { expect, it } from 'vitest';
import { deliveryFacts } from '#library/delivery/facts.ts';
import { getReach } from '#library/delivery/reach.ts';
import { delivery } from '#library/facts.ts';
import { pages } from '#library/words.ts';

it.each(pages.shipping.map.places)(
  'shows $name on the same side of the delivery limit as the plan for $zip',
  ({ zip, east, north }) => {
    const side = Math.hypot(east, north) <= delivery.sameDay.miles ? 'sameDay' : 'shipping';
    const reach = getReach(zip, deliveryFacts.zips);
    // At the limit, either side is correct.
    expect(reach === 'limit' ? side : reach).toBe(side);
  },
);
